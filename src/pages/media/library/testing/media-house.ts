import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { buildToken } from '@/entities/session/index.testing';

/** Somebody who manages labels. */
export const manager = buildToken({ UserId: '7', UserRole: ['User', 'LabelManager'] });

/** What was written, call by call; of a form the name of its file. */
export const sent: { call: string; body: unknown }[] = [];

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

export const api = (path: string) => `http://api.test/api/${path}`;

const get = (path: string, body: object) => http.get(api(path), () => HttpResponse.json(body));

/** jsdom asks another origin beforehand whether an upload may be sent there, as browsers do. */
const crossOrigin = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'authorization' };

/** What the server says to an upload. */
export const uploadAnswer = (body: object, status = 200) =>
  HttpResponse.json(body, { status, headers: crossOrigin });

const callOf = (request: Request) => `${request.method} ${decodeURIComponent(new URL(request.url).pathname)}`;

/** The name of the file in a form: what a browser sends of it is not read here. */
async function fileNameIn(request: Request): Promise<string> {
  return /filename="([^"]*)"/.exec(await request.text())?.[1] ?? '';
}

const written = (method: 'put' | 'delete') =>
  http[method](api('mediaLibrary/files/:id'), async ({ request }) => {
    const text = await request.text();
    sent.push({ call: callOf(request), body: text === '' ? undefined : (JSON.parse(text) as unknown) });
    return HttpResponse.json({});
  });

/** A library of three pictures in two folders. */
export const mediaHouse = () =>
  setupServer(
    get('mediaLibrary/files', { data: files }),
    get('mediaLibrary/usage', {
      data: {
        files: 3,
        usedBytes: 1_402_000,
        maxFiles: 2000,
        maxTotalBytes: 100_000_000,
        maxFileBytes: 10_000_000,
        maxPixels: 16_000_000,
      },
    }),
    get('mediaLibrary/files/:id/usage', {
      data: { labels: [{ labelId: 4, name: 'Shipping' }], standardLabels: [], articles: 2 },
    }),
    http.get(api('mediaLibrary/files/:id'), () => HttpResponse.arrayBuffer(new ArrayBuffer(4))),
    http.post(api('mediaLibrary/folders/:folder'), async ({ request }) => {
      const name = await fileNameIn(request);
      sent.push({ call: callOf(request), body: name });
      return uploadAnswer({ data: { id: 9, folder: 'Marks', name, contentType: 'image/png' } });
    }),
    http.options(api('mediaLibrary/folders/:folder'), () => new HttpResponse(null, { headers: crossOrigin })),
    written('put'),
    written('delete'),
  );
