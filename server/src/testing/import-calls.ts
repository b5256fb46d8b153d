import { z } from 'zod';
import { importSchema, type ImportAnswer } from '../exchange/imports/import-schemas.ts';
import type { Answer, TestServer } from './test-server.ts';

const importer = 'admin@demo.test';

/** Parts of an upload besides its file; the others have the values that most tests need. */
export interface UploadParts {
  readonly as?: string;
  readonly file?: string | Uint8Array<ArrayBuffer>;
  readonly fileName?: string;
  readonly fileEncoding?: string;
  readonly targetGroups?: string;
  readonly options?: object;
  readonly idempotencyKey?: string;
}

/** Mapping of the columns that most tests use. */
export const articleOptions = {
  kind: 'articles',
  delimiter: ',',
  hasHeader: true,
  mapping: [
    { field: 'identifier', column: 'id' },
    { field: 'name', column: 'name' },
    { field: 'data:ingredients', column: 'ingredients' },
  ],
  onExisting: 'refuse',
  skipFaulty: false,
};

export const orderOptions = {
  kind: 'orders',
  delimiter: ',',
  hasHeader: true,
  mapping: [
    { field: 'orderNumber', column: 'order' },
    { field: 'customer', column: 'customer' },
    { field: 'article', column: 'article' },
    { field: 'label', column: 'label' },
    { field: 'quantity', column: 'quantity' },
  ],
  onExisting: 'refuse',
  skipFaulty: false,
};

/** Returns the form of an upload, as in the specification. */
export const uploadForm = (parts: UploadParts): FormData => {
  const { file = '', fileName = 'articles.csv', options = {} } = parts;
  const form = new FormData();
  form.append('file', new File([file], fileName));
  form.append('fileName', fileName);
  form.append('fileEncoding', parts.fileEncoding ?? 'utf-8');
  form.append('targetGroups', parts.targetGroups ?? '[2]');
  form.append('options', JSON.stringify({ ...articleOptions, ...options }));
  if (parts.idempotencyKey !== undefined) form.append('idempotencyKey', parts.idempotencyKey);
  return form;
};

/** Returns the calls of the import service, for tests. */
export const importCalls = (server: () => TestServer) => {
  const upload = (parts: UploadParts): Promise<Answer> =>
    server().call('POST /api/import/upload', { as: parts.as ?? importer, body: uploadForm(parts) });
  const load = async (id: number, as = importer): Promise<ImportAnswer> =>
    z.object({ data: importSchema }).parse((await server().call(`GET /api/import/${id}`, { as })).body).data;
  return {
    upload,
    load,
    idOf: (answer: Answer) => z.object({ entityId: z.int() }).parse(answer.body).entityId,
    /** Uploads, waits until the import has ended, and returns its result. */
    importFile: async (parts: UploadParts): Promise<ImportAnswer> => {
      const answer = await upload(parts);
      const { entityId } = z.object({ entityId: z.int() }).parse(answer.body);
      await server().importDue();
      return load(entityId);
    },
    undo: (id: number, as = importer) => server().call(`DELETE /api/import/${id}`, { as }),
    rejected: async (id: number) => {
      const answer = await server().call(`GET /api/import/${id}/rejected`, { as: importer });
      return String(answer.body);
    },
    /** Returns the number of articles that a search finds, as in the list. */
    countArticles: async (searchQuery: string) => {
      const found = await server().call(`GET /api/articles?searchQuery=${searchQuery}`, { as: importer });
      return z.object({ data: z.object({ total: z.int() }) }).parse(found.body).data.total;
    },
    /** Returns the articles that a search finds. */
    articles: async (searchQuery: string) => {
      const path = `GET /api/articles?take=50&searchQuery=${encodeURIComponent(searchQuery)}`;
      const found = await server().call(path, { as: importer });
      return z
        .object({
          data: z.object({
            data: z.array(z.object({ id: z.int(), name: z.string(), externalIdentifier: z.string() })),
          }),
        })
        .parse(found.body).data.data;
    },
  };
};
