/** How long a picture is used: a file of the library keeps its id and its bytes, another picture is another file. */
export const PICTURE_STALE_MS = 30 * 60_000;
