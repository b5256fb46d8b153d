import { http, HttpResponse } from 'msw/http';
import { answer, apiUrl } from '@/shared/testing';

/** Person who manages labels. */
export const manager = { UserId: '7', UserRole: ['User', 'LabelManager'] };

const files = [
  {
    id: 1,
    folder: 'Marks',
    name: 'leaf.png',
    contentType: 'image/png',
    sizeBytes: 1200,
    widthPx: 192,
    heightPx: 192,
  },
  { id: '2', folder: 'Marks', name: 'Verre brisé.png', contentType: 'image/png' },
  {
    id: 3,
    folder: 'Logos',
    name: 'logo.jpg',
    contentType: 'image/jpeg',
    sizeBytes: 1_400_000,
    widthPx: 2000,
    heightPx: 900,
  },
];

export const UPLOAD = 'POST mediaLibrary/folders/:folder';

/** Returns the name of the file in a form; the content that a browser sends is not read here. */
export const fileNameIn = (form: unknown) => /filename="([^"]*)"/.exec(String(form))?.[1] ?? '';

/** Handlers of a server with three pictures in two folders. */
export const mediaServer = () => [
  answer('mediaLibrary/files', { data: files }),
  answer('mediaLibrary/usage', {
    data: {
      files: 3,
      usedBytes: 1_402_000,
      maxFiles: 2000,
      maxTotalBytes: 100_000_000,
      maxFileBytes: 10_000_000,
      maxPixels: 16_000_000,
    },
  }),
  answer('mediaLibrary/files/:id/usage', {
    data: { labels: [{ labelId: 4, name: 'Shipping' }], standardLabels: [], articles: 2 },
  }),
  http.get(apiUrl('mediaLibrary/files/:id'), () => HttpResponse.arrayBuffer(new ArrayBuffer(4))),
  answer(UPLOAD, ({ body }) => ({
    data: { id: 9, folder: 'Marks', name: fileNameIn(body), contentType: 'image/png' },
  })),
  answer('PUT mediaLibrary/files/:id'),
  answer('DELETE mediaLibrary/files/:id'),
];
