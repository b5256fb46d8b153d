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

/** What others decided a moment ago counts: a review is asked for anew each time its screen opens. */
const fresh = { refetchOnMount: 'always' } as const;

/** Several people move a version on: a screen that is left open follows them. */
const live = { ...fresh, refetchInterval: REVIEW_POLL_MS } as const;

export const reviewQueries = {
  /** All that a step of the review makes stale. */
  all: () => ['label-review'] as const,
  /** Every version that waits for a review or for publication, oldest first. */
  pending: () =>
    queryOptions({
      queryKey: [...reviewQueries.all(), 'pending'],
      queryFn: ({ signal }) =>
        callForList(productApi, 'get', api('pendingVersions'), pendingVersionSchema, { signal }),
      ...fresh,
    }),
  /** Every label with its newest version, and the one on its way. One of our own calls. */
  labels: () =>
    queryOptions({
      queryKey: [...reviewQueries.all(), 'labels'],
      queryFn: ({ signal }) => callForList(productApi, 'get', api('labels'), reviewedLabelSchema, { signal }),
      ...live,
    }),
  /** Every version of one label, newest first. One of our own calls: a server without it tells those that wait. */
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
  /** One version with its template, its test data and what was decided about it. */
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
  /** Every step of a label's versions, oldest first. One of our own calls. */
  history: (labelId: Id) =>
    queryOptions({
      queryKey: [...reviewQueries.all(), 'history', labelId],
      queryFn: ({ signal }) =>
        callForList(productApi, 'get', api(`labels/${at(labelId)}/history`), historyEntrySchema, { signal }),
      ...live,
    }),
  /** What the organisation wants of its reviews. One of our own calls. */
  settings: () =>
    queryOptions({
      queryKey: [...reviewQueries.all(), 'settings'],
      queryFn: ({ signal }) =>
        callForValue(productApi, 'get', api('settings'), reviewSettingsSchema, { signal }),
    }),
};
