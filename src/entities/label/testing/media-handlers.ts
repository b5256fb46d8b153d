import { http, HttpResponse } from 'msw/http';
import { answer, apiUrl } from '@/shared/testing';

/** A file of the media library, as the server lists it. */
interface MediaFile {
  id: number;
  folder: string;
  name: string;
  contentType: string;
}

/** Returns a picture of the library; pass fields to change it. */
export function buildMediaFile(fields: Partial<MediaFile> = {}): MediaFile {
  return { id: 1, folder: 'Marks', name: 'leaf.png', contentType: 'image/png', ...fields };
}

/** PNG with one white pixel. */
export const SMALL_PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTj2FAAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
);

/** Returns handlers of the media calls of a server with these files; each is a small picture. */
export function mediaHandlers(files: readonly MediaFile[]) {
  return [
    answer('mediaLibrary/files', { data: files }),
    http.get<{ id: string }>(apiUrl('mediaLibrary/files/:id'), ({ params }) =>
      files.some(({ id }) => String(id) === params.id)
        ? HttpResponse.arrayBuffer(SMALL_PNG.buffer, { headers: { 'Content-Type': 'image/png' } })
        : HttpResponse.json({ Message: 'There is no such picture.' }, { status: 404 }),
    ),
  ];
}
