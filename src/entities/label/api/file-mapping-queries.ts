import { queryOptions } from '@tanstack/react-query';
import { callForList, productApi, type Id } from '@/shared/api';
import { fileMappingSchema } from './file-mapping-schema';

/** Both calls are Platen-specific: with a server without them, mappings are kept in the browser. */
export const fileMappingQueries = {
  all: () => ['file-mapping'] as const,
  /** How columns of files fill a label; the last used first. */
  ofLabel: (labelId: Id) =>
    queryOptions({
      queryKey: [...fileMappingQueries.all(), labelId],
      queryFn: ({ signal }) =>
        callForList(
          productApi,
          'get',
          `api/labels/${encodeURIComponent(labelId)}/filemappings`,
          fileMappingSchema,
          { signal },
        ),
      retry: false,
      meta: { silent: true },
    }),
};
