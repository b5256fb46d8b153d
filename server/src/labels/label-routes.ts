import { eq } from 'drizzle-orm';
import type { LabelTemplate } from 'label-core';
import { z } from 'zod';
import { access } from '../access/access-rule.ts';
import { dataOf, listOf } from '../http/envelope.ts';
import { notFound } from '../http/http-error.ts';
import { defineRoute, type Route, type RouteInput } from '../http/route.ts';
import { idParameter } from '../http/text-limits.ts';
import { labels } from '../store/schema/index.ts';
import { labelSchema } from './label-schemas.ts';
import { loadLabel, loadLabels } from './load-labels.ts';

const labelWithTemplate = labelSchema.extend({ template: z.custom<LabelTemplate>() });

const listLabels = ({ services, caller }: RouteInput<'signed-in', undefined, undefined, undefined>) =>
  services.store.asOrganization(caller.organizationId, async (transaction) => ({
    data: await loadLabels(transaction),
  }));

export const labelRoutes: readonly Route[] = [
  defineRoute({
    method: 'get',
    path: '/api/labels',
    source: 'specification',
    summary: 'The labels that can be printed',
    access: access.signedIn,
    response: listOf(labelSchema),
    handler: listLabels,
  }),
  defineRoute({
    method: 'get',
    path: '/api/labels/getalllabelsbyorganization',
    source: 'specification',
    summary: 'The same list, by its other name',
    access: access.signedIn,
    response: listOf(labelSchema),
    handler: listLabels,
  }),
  defineRoute({
    method: 'get',
    path: '/api/labels/count',
    source: 'specification',
    summary: 'How many labels the organisation has',
    access: access.signedIn,
    response: dataOf(z.strictObject({ labelsCount: z.int() })),
    handler: ({ services, caller }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => ({
        data: { labelsCount: await transaction.$count(labels, eq(labels.isEnabled, true)) },
      })),
  }),
  defineRoute({
    method: 'get',
    path: '/api/labels/{id}',
    source: 'specification',
    summary: 'One label with the template of its published version',
    access: access.signedIn,
    request: { params: z.object({ id: idParameter }) },
    response: dataOf(labelWithTemplate),
    handler: ({ services, caller, params }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => {
        const label = await loadLabel(transaction, params.id);
        if (!label) throw notFound('label', params.id);
        return { data: label };
      }),
  }),
];
