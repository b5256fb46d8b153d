import { queryOptions } from '@tanstack/react-query';
import { callForBytes, callForList, callForValue, productApi, type Id } from '@/shared/api';
import { PICTURE_STALE_MS } from '../config/timings';
import { mediaFileSchema, mediaUsageSchema, pictureUseSchema } from './media-file-schema';

export const mediaQueries = {
  all: () => ['media'] as const,
  /** Every file of the library. */
  list: () =>
    queryOptions({
      queryKey: [...mediaQueries.all(), 'list'],
      queryFn: ({ signal }) =>
        callForList(productApi, 'get', 'api/mediaLibrary/files', mediaFileSchema, { signal }),
    }),
  /** What is used of the library. One of our own calls: without it nobody is told of limits beforehand. */
  usage: () =>
    queryOptions({
      queryKey: [...mediaQueries.all(), 'usage'],
      queryFn: ({ signal }) =>
        callForValue(productApi, 'get', 'api/mediaLibrary/usage', mediaUsageSchema, { signal }),
      meta: { silent: true },
    }),
  /** The labels and articles that use a picture. One of our own calls. */
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
  /** The bytes of one file; whoever shows it says itself when it cannot be loaded. */
  picture: (mediaId: string) =>
    queryOptions({
      queryKey: [...mediaQueries.all(), 'picture', mediaId],
      queryFn: ({ signal }) =>
        callForBytes(productApi, `api/mediaLibrary/files/${encodeURIComponent(mediaId)}`, { signal }),
      staleTime: PICTURE_STALE_MS,
      // Bytes are compared nowhere: the same object is the same picture to whoever draws it.
      structuralSharing: false,
      meta: { silent: true },
    }),
};
