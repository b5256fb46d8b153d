import { z } from 'zod';
import { access } from '../../foundation/access/access-table.ts';
import { writing } from '../../foundation/audit/writer.ts';
import { qualityRoles } from '../../foundation/access/roles.ts';
import { dataOf, emptySchema, listOf } from '../../foundation/http/envelope.ts';
import { defineRoute, type Route } from '../../foundation/http/route.ts';
import { idSchema } from '../../foundation/values/text-limits.ts';
import { loadPendingVersions, pendingStates } from './pending-versions.ts';
import { settingsChangeSchema, settingsSchema } from './review-schemas.ts';
import { changeReviewSettings, loadReviewSettings } from './review-settings.ts';

const pendingVersionSchema = z.strictObject({
  labelId: idSchema,
  labelVersionId: idSchema,
  name: z.string(),
  version: z.int(),
  state: z.enum(pendingStates),
  createdAt: z.iso.datetime(),
});

export const reviewListRoutes: readonly Route[] = [
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
      services.store.asOrganization(caller.organizationId, async (transaction) => ({
        data: (await loadPendingVersions(transaction)).map(
          ({ labelId, labelVersionId, name, version, state, createdAt }) => ({
            labelId,
            labelVersionId,
            name,
            version,
            state,
            createdAt: createdAt.toISOString(),
          }),
        ),
      })),
  }),
  defineRoute({
    method: 'get',
    path: '/api/QualityAssurance/settings',
    source: 'ours',
    summary: 'How the organisation wants its versions reviewed',
    access: access.quality,
    response: dataOf(settingsSchema),
    handler: ({ services, caller }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => ({
        data: await loadReviewSettings(transaction),
      })),
  }),
  defineRoute({
    method: 'put',
    path: '/api/QualityAssurance/settings',
    source: 'ours',
    summary: 'Say whether who decides on a version signs with their password',
    access: access.qualitySettings,
    request: { body: settingsChangeSchema },
    response: emptySchema,
    handler: ({ body, ...input }) =>
      writing(input, async (transaction, writer) => {
        await changeReviewSettings(transaction, writer, body);
        return {};
      }),
  }),
];
