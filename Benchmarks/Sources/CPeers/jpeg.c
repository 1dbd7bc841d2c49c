// jpeglib.h needs FILE.
#include <setjmp.h>
#include <stdio.h>
#include <string.h>

#include <jpeglib.h>

#include "CPeers.h"

struct failure {
    struct jpeg_error_mgr base;
    jmp_buf place;
};

static void fail(j_common_ptr info) { longjmp(((struct failure *)info->err)->place, 1); }
static void stay_silent(j_common_ptr info) { (void)info; }

int bench_jpeg_read_header(const uint8_t *bytes, size_t count, int keep_metadata) {
    struct jpeg_decompress_struct info;
    struct failure failure;
    info.err = jpeg_std_error(&failure.base);
    failure.base.error_exit = fail;
    failure.base.output_message = stay_silent;
    if (setjmp(failure.place)) {
        jpeg_destroy_decompress(&info);
        return 0;
    }
    jpeg_create_decompress(&info);
    if (keep_metadata) {
        for (int marker = 0; marker < 16; marker++) jpeg_save_markers(&info, JPEG_APP0 + marker, 0xFFFF);
        jpeg_save_markers(&info, JPEG_COM, 0xFFFF);
    }
    jpeg_mem_src(&info, bytes, count);
    jpeg_read_header(&info, TRUE);
    int size = (int)(info.image_width + info.image_height);
    jpeg_destroy_decompress(&info);
    return size;
}
