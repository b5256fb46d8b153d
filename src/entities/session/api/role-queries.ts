import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { callForList, productApi } from '@/shared/api';

/** A role comes as its name or as an object with a name. */
const roleSchema = z.pipe(
  z.union([z.string(), z.object({ name: z.string() })]),
  z.transform((role) => (typeof role === 'string' ? role : role.name)),
);

export const roleQueries = {
  all: () => ['role'] as const,
  /** The signed-in person's roles, for tokens that carry none. */
  mine: () =>
    queryOptions({
      queryKey: [...roleQueries.all(), 'mine'],
      queryFn: ({ signal }) => callForList(productApi, 'get', 'api/users/roles', roleSchema, { signal }),
    }),
};
