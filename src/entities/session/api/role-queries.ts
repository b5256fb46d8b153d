import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { callForJson, callForList, layersOf, productApi, readList } from '@/shared/api';

/** A role or permission comes as its name or as an object with a name. */
const roleSchema = z.pipe(
  z.union([z.string(), z.object({ name: z.string() })]),
  z.transform((role) => (typeof role === 'string' ? role : role.name)),
);

const ROLES = 'api/users/roles';

export const roleQueries = {
  all: () => ['role'] as const,
  /** The signed-in person's roles, for tokens that carry none. */
  mine: () =>
    queryOptions({
      queryKey: [...roleQueries.all(), 'mine'],
      queryFn: ({ signal }) => callForList(productApi, 'get', ROLES, roleSchema, { signal }),
    }),
  /** The account types and roles that people can be given; `permissions` and `qualityRoles` likewise. */
  offered: () => offeredAt(ROLES, 'offered'),
  permissions: () => offeredAt('api/users/permissions', 'permissions'),
  qualityRoles: () => offeredAt('api/QualityAssurance/roles', 'quality-roles'),
};

/** A list of names; where the answer tells both what the caller has and what is `available`, it is what is available. */
const offeredAt = (path: string, key: string) =>
  queryOptions({
    queryKey: [...roleQueries.all(), key],
    queryFn: async ({ signal }) => {
      const json = await callForJson(productApi, 'get', path, { signal });
      const available = layersOf(json)
        .map(availableOf)
        .find((names) => names !== undefined);
      return readList(available ?? json, roleSchema);
    },
    staleTime: Infinity,
  });

function availableOf(layer: unknown): unknown[] | undefined {
  if (typeof layer !== 'object' || layer === null || !('available' in layer)) return undefined;
  return Array.isArray(layer.available) ? layer.available : undefined;
}
