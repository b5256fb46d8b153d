import type { MediaFile } from '../api/media-file-schema';

/** Returns a picture of the library; pass fields to change it. */
export function buildMediaFile(fields: Partial<MediaFile> = {}): MediaFile {
  return {
    id: 1,
    folder: 'Marks',
    name: 'leaf.png',
    contentType: 'image/png',
    sizeBytes: 1200,
    widthPx: 192,
    heightPx: 192,
    ...fields,
  };
}
