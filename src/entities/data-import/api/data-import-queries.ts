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
  /** Some imports of the history, newest first; asked again while one of them is under way. */
  history: (part: { offset: number; take: number }) =>
    queryOptions({
      queryKey: [...dataImportQueries.histories(), part],
      queryFn: ({ signal }) =>
        callForPage(importApi, HISTORY, dataImportSchema, { signal, searchParams: part }),
      refetchInterval: ({ state }) => pollWhile(state.data?.rows),
    }),
  /** One import, asked again until it is over. One of our own calls: a server without it is asked for its history. */
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
