import { queryOptions } from '@tanstack/react-query';
import { callForBytes, callForList, callForValue, productApi, type Id } from '@/shared/api';
import { PICTURE_STALE_MS } from '../config/timings';
import { mediaFileSchema, mediaUsageSchema, pictureUseSchema } from './media-file-schema';

export const mediaQueries = {
  all: () => ['media'] as const,
  /** All files of the library. */
  list: () =>
    queryOptions({
      queryKey: [...mediaQueries.all(), 'list'],
      queryFn: ({ signal }) =>
        callForList(productApi, 'get', 'api/mediaLibrary/files', mediaFileSchema, { signal }),
    }),
  /**
   * Used space of the library. The call is not part of the specification: without it, limits are not shown beforehand.
   */
  usage: () =>
    queryOptions({
      queryKey: [...mediaQueries.all(), 'usage'],
      queryFn: ({ signal }) =>
        callForValue(productApi, 'get', 'api/mediaLibrary/usage', mediaUsageSchema, { signal }),
      meta: { silent: true },
    }),
  /** Labels and articles that use a picture. The call is not part of the specification. */
  use: (mediaId: Id) =>
    queryOptions({
      queryKey: [...mediaQueries.all(), 'use', mediaId],
      queryFn: ({ signal }) =>
        callForValue(
          productApi,
          'get',
          `api/mediaLibrary/files/${encodeURIComponent(mediaId)}/usage`,
          pictureUseSchema,
          { signal },
        ),
      meta: { silent: true },
    }),
  /** The bytes of one file; the component that shows it reports a failed load itself. */
  picture: (mediaId: string) =>
    queryOptions({
      queryKey: [...mediaQueries.all(), 'picture', mediaId],
      queryFn: ({ signal }) =>
        callForBytes(productApi, `api/mediaLibrary/files/${encodeURIComponent(mediaId)}`, { signal }),
      staleTime: PICTURE_STALE_MS,
      // Bytes are never compared: drawing code identifies a picture by the object.
      structuralSharing: false,
      meta: { silent: true },
    }),
};
