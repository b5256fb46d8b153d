import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { callForJson, callForList, layersOf, productApi, readList } from '@/shared/api';

/** A role or permission, sent as its name or as an object with a name. */
const roleSchema = z.pipe(
  z.union([z.string(), z.object({ name: z.string() })]),
  z.transform((role) => (typeof role === 'string' ? role : role.name)),
);

const ROLES = 'api/users/roles';

export const roleQueries = {
  all: () => ['role'] as const,
  /** The signed-in person's roles, for tokens without roles. */
  mine: () =>
    queryOptions({
      queryKey: [...roleQueries.all(), 'mine'],
      queryFn: ({ signal }) => callForList(productApi, 'get', ROLES, roleSchema, { signal }),
    }),
  /** Account types and roles that can be assigned to people; `permissions` and `qualityRoles` likewise. */
  offered: () => offeredAt(ROLES, 'offered'),
  permissions: () => offeredAt('api/users/permissions', 'permissions'),
  qualityRoles: () => offeredAt('api/QualityAssurance/roles', 'quality-roles'),
};

/**
 * Query for a list of names; if the answer has both the caller's own and the `available` ones, it returns the available
 * ones.
 */
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
