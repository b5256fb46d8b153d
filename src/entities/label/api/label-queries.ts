import { queryOptions } from '@tanstack/react-query';
import type { LabelImage } from 'label-core';
import { hasShades } from 'label-core/shades';
import { callForList, callForValue, oneOrListed, productApi, type Id } from '@/shared/api';
import { idleMoment } from '@/shared/lib/timing';
import { TEMPLATE_STALE_MS } from '../config/timings';
import type { ThumbnailRequest } from '../model/draw-thumbnail';
import { templateParts } from '../model/template-parts';
import { thumbnailInWorker } from '../model/thumbnail-in-worker';
import { labelFontUrls, loadLabelKit } from './label-kit';
import {
  administeredLabelSchema,
  labelPlacesSchema,
  labelReviewSchema,
  labelSetupSchema,
  labelVersionSchema,
} from './administered-label-schema';
import { labelSchema, labelSummarySchema } from './label-schema';
import { listedLabel } from './listed-label';

const at = (labelId: Id) => `api/labels/${encodeURIComponent(labelId)}`;

export const labelQueries = {
  all: () => ['label'] as const,
  /** The labels this person may print. */
  list: () =>
    queryOptions({
      queryKey: [...labelQueries.all(), 'list'],
      queryFn: ({ signal }) => callForList(productApi, 'get', 'api/labels', labelSummarySchema, { signal }),
    }),
  /** One label with its template. */
  detail: (labelId: Id) =>
    queryOptions({
      queryKey: [...labelQueries.all(), 'detail', labelId],
      queryFn: ({ signal }) => callForValue(productApi, 'get', at(labelId), labelSchema, { signal }),
      staleTime: TEMPLATE_STALE_MS,
    }),
  administered: () => [...labelQueries.all(), 'administered'] as const,
  /** All labels of the organisation, including disabled and never published ones. */
  ofOrganization: () =>
    queryOptions({
      queryKey: [...labelQueries.administered(), 'list'],
      queryFn: ({ signal }) =>
        callForList(productApi, 'get', 'api/labels/getalllabelsbyorganization', administeredLabelSchema, {
          signal,
        }),
    }),
  /** Groups and intended printers of each label. */
  places: () =>
    queryOptions({
      queryKey: [...labelQueries.administered(), 'places'],
      queryFn: ({ signal }) =>
        callForList(productApi, 'get', 'api/labels/groupPrinters', labelPlacesSchema, { signal }),
      meta: { silent: true },
    }),
  /**
   * One label with the template of its newest version. The call is not part of the specification: with a server without
   * it, other calls are used.
   */
  setup: (labelId: Id) =>
    queryOptions({
      queryKey: [...labelQueries.administered(), 'setup', labelId],
      queryFn: ({ signal }) =>
        oneOrListed(
          callForValue(productApi, 'get', `${at(labelId)}/setup`, labelSetupSchema, { signal }),
          () => listedLabel(labelId, signal),
        ),
    }),
  /** All versions of a label, newest first. The call is not part of the specification. */
  versions: (labelId: Id) =>
    queryOptions({
      queryKey: [...labelQueries.administered(), 'versions', labelId],
      queryFn: ({ signal }) =>
        callForList(productApi, 'get', `${at(labelId)}/versions`, labelVersionSchema, { signal }),
    }),
  /** State of a version that is created now. The call is not part of the specification. */
  review: () =>
    queryOptions({
      queryKey: [...labelQueries.administered(), 'review'],
      queryFn: ({ signal }) =>
        callForValue(productApi, 'get', 'api/labels/review', labelReviewSchema, { signal }),
      meta: { silent: true },
    }),
  /** Whether a thermal printer loses shades of a picture: measured here, once per picture. */
  shades: (fingerprint: string, { bytes, mediaType }: Pick<LabelImage, 'bytes' | 'mediaType'>) =>
    queryOptions({
      queryKey: [...labelQueries.all(), 'shades', fingerprint],
      queryFn: () => hasShades(new Blob([bytes.slice()], { type: mediaType })),
      staleTime: Infinity,
      networkMode: 'always',
      meta: { silent: true },
    }),
  /**
   * Small picture of a label, drawn in a worker from what was read at `readAt` (ms since 1970): the address of an SVG, null
   * where it cannot be drawn.
   */
  thumbnail: (labelId: Id, readAt: number, request: Pick<ThumbnailRequest, 'template' | 'values'>) =>
    queryOptions({
      queryKey: [...labelQueries.all(), 'thumbnail', labelId, readAt],
      queryFn: async ({ client }) => {
        const { variables = [] } = templateParts(request.template) ?? {};
        // Few labels have computed values: their code comes with the first one.
        const facts = variables.some(({ source }) => source !== undefined)
          ? await (await import('../model/use-example-facts')).readExampleFacts(client, { variables })
          : {};
        const drawing = await thumbnailInWorker({ ...request, facts, fontUrls: labelFontUrls() });
        // Each picture that arrives would be drawn before the screen that somebody opens meanwhile.
        await idleMoment();
        return drawing;
      },
      staleTime: Infinity,
      networkMode: 'always',
      meta: { silent: true },
    }),
  /** The kit for drawing labels; loaded once. */
  kit: () =>
    queryOptions({
      queryKey: [...labelQueries.all(), 'kit'],
      queryFn: loadLabelKit,
      staleTime: Infinity,
      gcTime: Infinity,
      // Loaded fonts are objects with memory of their own, not data to compare.
      structuralSharing: false,
      meta: { silent: true },
    }),
};
