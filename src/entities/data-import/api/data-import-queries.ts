import { queryOptions } from '@tanstack/react-query';
import { callForList, callForPage, callForValue, importApi, type Id } from '@/shared/api';
import { IMPORT_POLL_MS } from '../config/limits';
import { dataImportSchema, isUnderWay, type DataImport } from './data-import-schema';
import { importConfigurationSchema } from './import-configuration-schema';

const pollWhile = (imports: readonly DataImport[] | undefined) =>
  imports?.some(isUnderWay) ? IMPORT_POLL_MS : false;

const addressOf = (importId: Id) => `api/import/${encodeURIComponent(importId)}`;

export const dataImportQueries = {
  all: () => ['data-import'] as const,
  histories: () => [...dataImportQueries.all(), 'history'] as const,
  /** Some imports of the history, newest first; asked again while one of them is under way. */
  history: (part: { offset: number; take: number }) =>
    queryOptions({
      queryKey: [...dataImportQueries.histories(), part],
      queryFn: ({ signal }) =>
        callForPage(importApi, 'api/import/importHistory', dataImportSchema, { signal, searchParams: part }),
      refetchInterval: ({ state }) => pollWhile(state.data?.rows),
    }),
  /** One import, asked again until it is over. One of our own calls. */
  detail: (importId: Id) =>
    queryOptions({
      queryKey: [...dataImportQueries.all(), 'detail', importId],
      queryFn: ({ signal }) =>
        callForValue(importApi, 'get', addressOf(importId), dataImportSchema, { signal }),
      refetchInterval: ({ state }) => pollWhile(state.data && [state.data]),
    }),
  /** What is kept of files that come again and again. */
  configurations: () =>
    queryOptions({
      queryKey: [...dataImportQueries.all(), 'configurations'],
      queryFn: ({ signal }) =>
        callForList(importApi, 'get', 'api/import/importConfiguration', importConfigurationSchema, {
          signal,
        }),
    }),
};
