/**
 * Time a picture counts as fresh: a file of the library never changes its id or bytes; another picture is another file.
 */
export const PICTURE_STALE_MS = 30 * 60_000;
