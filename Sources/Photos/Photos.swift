// Photos
