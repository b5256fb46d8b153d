import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { callForJson, callForList, layersOf, lenient, productApi, readList } from '@/shared/api';

const groupSchema = z.object({
  id: lenient.id(),
  name: lenient.text(),
  parentGroupId: lenient.optionalId(),
});
export type GroupChoice = z.infer<typeof groupSchema>;

/** What an invitation can give: the server's own lists. */
export const accessChoiceQueries = {
  all: () => ['access-choice'] as const,
  roles: () => namesAt('api/users/roles', 'roles'),
  permissions: () => namesAt('api/users/permissions', 'permissions'),
  qualityRoles: () => namesAt('api/QualityAssurance/roles', 'quality-roles'),
  groups: () =>
    queryOptions({
      queryKey: [...accessChoiceQueries.all(), 'groups'],
      queryFn: ({ signal }) =>
        callForList(productApi, 'get', 'api/groups/getallgroups', groupSchema, { signal }),
    }),
};

/** A list of names; where the answer tells what the caller has and what there is, it is what there is. */
const namesAt = (path: string, key: string) =>
  queryOptions({
    queryKey: [...accessChoiceQueries.all(), key],
    queryFn: async ({ signal }) => {
      const json = await callForJson(productApi, 'get', path, { signal });
      const offered = layersOf(json)
        .map(availableOf)
        .find((names) => names !== undefined);
      return readList(offered ?? json, lenient.text());
    },
    staleTime: Infinity,
  });

function availableOf(layer: unknown): unknown[] | undefined {
  if (typeof layer !== 'object' || layer === null || !('available' in layer)) return undefined;
  return Array.isArray(layer.available) ? layer.available : undefined;
}
