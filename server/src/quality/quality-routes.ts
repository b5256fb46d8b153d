import { and, asc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { access } from '../access/access-rule.ts';
import { qualityRoles } from '../access/roles.ts';
import { listOf } from '../http/envelope.ts';
import { defineRoute, type Route } from '../http/route.ts';
import { idSchema } from '../http/text-limits.ts';
import { pendingStates } from '../labels/version-state.ts';
import { labels, labelVersions } from '../store/schema/index.ts';

const pendingVersionSchema = z.strictObject({
  labelId: idSchema,
  labelVersionId: idSchema,
  name: z.string(),
  version: z.int(),
  state: z.enum(pendingStates),
  createdAt: z.iso.datetime(),
});

const isPending = (state: string): state is (typeof pendingStates)[number] =>
  (pendingStates as readonly string[]).includes(state);

export const qualityRoutes: readonly Route[] = [
  defineRoute({
    method: 'get',
    path: '/api/QualityAssurance/roles',
    source: 'specification',
    summary: 'The roles of quality assurance, to be given to people',
    access: access.quality,
    response: listOf(z.enum(qualityRoles)),
    handler: async () => ({ data: [...qualityRoles] }),
  }),
  defineRoute({
    method: 'get',
    path: '/api/QualityAssurance/pendingVersions',
    source: 'specification',
    summary: 'Label versions that wait for a review or for publication, oldest first',
    access: access.quality,
    response: listOf(pendingVersionSchema),
    handler: ({ services, caller }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => {
        const rows = await transaction
          .select({
            labelId: labels.id,
            labelVersionId: labelVersions.id,
            name: labels.name,
            version: labelVersions.version,
            state: labelVersions.state,
            createdAt: labelVersions.createdAt,
          })
          .from(labelVersions)
          .innerJoin(labels, and(eq(labels.id, labelVersions.labelId), eq(labels.isEnabled, true)))
          .where(inArray(labelVersions.state, [...pendingStates]))
          .orderBy(asc(labelVersions.createdAt), asc(labelVersions.id));
        return {
          data: rows.flatMap(({ state, createdAt, ...row }) =>
            isPending(state) ? [{ ...row, state, createdAt: createdAt.toISOString() }] : [],
          ),
        };
      }),
  }),
];
