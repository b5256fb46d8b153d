import { queryOptions } from '@tanstack/react-query';
import {
  callForList,
  callForPage,
  callForRow,
  callForValue,
  importApi,
  oneOrListed,
  type Id,
} from '@/shared/api';
import { texts } from '../i18n';
import { IMPORT_POLL_MS } from '../config/timings';
import { dataImportSchema, isUnderWay, type DataImport } from './data-import-schema';
import { importConfigurationSchema } from './import-configuration-schema';

const pollWhile = (imports: readonly DataImport[] | undefined) =>
  imports?.some(isUnderWay) ? IMPORT_POLL_MS : false;

const HISTORY = 'api/import/importHistory';

const addressOf = (importId: Id) => `api/import/${encodeURIComponent(importId)}`;

export const dataImportQueries = {
  all: () => ['data-import'] as const,
  histories: () => [...dataImportQueries.all(), 'history'] as const,
  /** Part of the import history, newest first; polled while one of the imports is in progress. */
  history: (part: { offset: number; take: number }) =>
    queryOptions({
      queryKey: [...dataImportQueries.histories(), part],
      queryFn: ({ signal }) =>
        callForPage(importApi, HISTORY, dataImportSchema, { signal, searchParams: part }),
      refetchInterval: ({ state }) => pollWhile(state.data?.rows),
    }),
  /**
   * One import, polled until it has ended. The call is not part of the specification: with a server without it, the
   * history is searched.
   */
  detail: (importId: Id) =>
    queryOptions({
      queryKey: [...dataImportQueries.all(), 'detail', importId],
      queryFn: ({ signal }) =>
        oneOrListed(callForValue(importApi, 'get', addressOf(importId), dataImportSchema, { signal }), () =>
          callForRow(importApi, HISTORY, dataImportSchema, {
            isIt: ({ id }) => String(id) === String(importId),
            notAmongThem: texts.notListed,
            signal,
          }),
        ),
      refetchInterval: ({ state }) => pollWhile(state.data && [state.data]),
    }),
  /** Saved configurations for recurring files. */
  configurations: () =>
    queryOptions({
      queryKey: [...dataImportQueries.all(), 'configurations'],
      queryFn: ({ signal }) =>
        callForList(importApi, 'get', 'api/import/importConfiguration', importConfigurationSchema, {
          signal,
        }),
    }),
};
