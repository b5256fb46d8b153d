import { queryOptions } from '@tanstack/react-query';
import { callForList, callForValue, oneOrListed, productApi, type Id } from '@/shared/api';
import { REVIEW_POLL_MS } from '../config/timings';
import { knownVersions } from './known-versions';
import { pendingVersionSchema } from './pending-version-schema';
import { historyEntrySchema, reviewSettingsSchema } from './review-history-schema';
import { readPreviewPdf, readVersion } from './read-version';
import { labelVersionsSchema, reviewedLabelSchema } from './version-row-schema';

const api = (path: string) => `api/QualityAssurance/${path}`;
const at = (id: Id) => encodeURIComponent(id);

/** Recent decisions of others matter: a review is requested anew each time its screen opens. */
const fresh = { refetchOnMount: 'always' } as const;

/** Several people act on a version: a screen that is left open polls. */
const live = { ...fresh, refetchInterval: REVIEW_POLL_MS } as const;

export const reviewQueries = {
  /** Key prefix of everything that a review step invalidates. */
  all: () => ['label-review'] as const,
  /** All versions that wait for a review or for publication, oldest first. */
  pending: () =>
    queryOptions({
      queryKey: [...reviewQueries.all(), 'pending'],
      queryFn: ({ signal }) =>
        callForList(productApi, 'get', api('pendingVersions'), pendingVersionSchema, { signal }),
      ...fresh,
    }),
  /** All labels with their newest version and their open version. The call is not part of the specification. */
  labels: () =>
    queryOptions({
      queryKey: [...reviewQueries.all(), 'labels'],
      queryFn: ({ signal }) => callForList(productApi, 'get', api('labels'), reviewedLabelSchema, { signal }),
      ...live,
    }),
  /**
   * All versions of one label, newest first. The call is not part of the specification: with a server without it, only
   * those that wait are returned.
   */
  versions: (labelId: Id) =>
    queryOptions({
      queryKey: [...reviewQueries.all(), 'versions', labelId],
      queryFn: ({ signal }) =>
        oneOrListed(
          callForValue(productApi, 'get', api(`labels/${at(labelId)}/versions`), labelVersionsSchema, {
            signal,
          }),
          () => knownVersions(labelId, signal),
        ),
      ...live,
    }),
  /** One version with its template, its test data and its decisions. */
  version: (labelId: Id, labelVersionId: Id) =>
    queryOptions({
      queryKey: [...reviewQueries.all(), 'version', labelId, labelVersionId],
      queryFn: ({ signal }) => readVersion(labelId, labelVersionId, signal),
      ...fresh,
    }),
  /** The real PDF, with a row of the test data or else with sample values. */
  previewPdf: (labelId: Id, labelVersionId: Id, sample?: number) =>
    queryOptions({
      queryKey: [...reviewQueries.all(), 'pdf', labelId, labelVersionId, sample ?? 'samples'],
      queryFn: ({ signal }) => readPreviewPdf(labelId, labelVersionId, sample, signal),
    }),
  /** All steps of a label's versions, oldest first. The call is not part of the specification. */
  history: (labelId: Id) =>
    queryOptions({
      queryKey: [...reviewQueries.all(), 'history', labelId],
      queryFn: ({ signal }) =>
        callForList(productApi, 'get', api(`labels/${at(labelId)}/history`), historyEntrySchema, { signal }),
      ...live,
    }),
  /** Review settings of the organisation. The call is not part of the specification. */
  settings: () =>
    queryOptions({
      queryKey: [...reviewQueries.all(), 'settings'],
      queryFn: ({ signal }) =>
        callForValue(productApi, 'get', api('settings'), reviewSettingsSchema, { signal }),
    }),
};
