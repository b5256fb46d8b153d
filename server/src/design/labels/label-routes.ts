import { eq } from 'drizzle-orm';
import type { LabelTemplate } from 'label-core';
import { z } from 'zod';
import { access } from '../../foundation/access/access-table.ts';
import type { Caller } from '../../foundation/access/caller.ts';
import { dataOf, listOf } from '../../foundation/http/envelope.ts';
import { notFound } from '../../foundation/http/http-error.ts';
import { defineRoute, type Route, type RouteInput } from '../../foundation/http/route.ts';
import { idParameter } from '../../foundation/values/text-limits.ts';
import { labels } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import {
  administeredLabelSchema,
  completedNumberSchema,
  groupPrintersSchema,
  labelReviewSchema,
  labelSetupSchema,
  labelVersionSchema,
} from './administered-label.ts';
import { firstState, namesOfReviewers } from './first-state.ts';
import { labelSchema } from './label-schemas.ts';
import { loadAdministered } from './load-administered.ts';
import { loadCompletedNumbers } from './load-completed-numbers.ts';
import { loadLabelSetup, loadLabelVersions } from './load-label-setup.ts';
import { loadLabel, loadLabels } from './load-labels.ts';
import { offeredLabels } from './offered-labels.ts';

const labelWithTemplate = labelSchema.extend({ template: z.custom<LabelTemplate>() });

const listLabels = ({ services, caller }: RouteInput<'signed-in', undefined, undefined, undefined>) =>
  services.store.asOrganization(caller.organizationId, async (transaction) => ({
    data: await loadOffered(transaction, caller),
  }));

async function loadOffered(transaction: Transaction, caller: Caller) {
  const isOffered = await offeredLabels(transaction, caller);
  return (await loadLabels(transaction)).filter(({ labelId }) => isOffered(labelId));
}

export const labelRoutes: readonly Route[] = [
  defineRoute({
    method: 'get',
    path: '/api/labels',
    source: 'specification',
    summary: 'The labels that can be printed, as far as they are for the caller’s groups',
    access: access.signedIn,
    response: listOf(labelSchema),
    handler: listLabels,
  }),
  defineRoute({
    method: 'get',
    path: '/api/labels/getalllabelsbyorganization',
    source: 'specification',
    summary: 'All labels, the disabled and the never published ones among them, for those who set things up',
    access: access.labelLists,
    response: listOf(administeredLabelSchema),
    handler: ({ services, caller }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => ({
        data: await loadAdministered(transaction),
      })),
  }),
  defineRoute({
    method: 'get',
    path: '/api/labels/groupPrinters',
    source: 'specification',
    summary: 'The groups and printers each label is for; none: everybody, and any printer',
    access: access.labelLists,
    response: listOf(groupPrintersSchema),
    handler: ({ services, caller }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => ({
        data: (await loadAdministered(transaction)).map(({ labelId, name, groupIds, printerIds }) => ({
          labelId,
          name,
          groupIds,
          printerIds,
        })),
      })),
  }),
  defineRoute({
    method: 'get',
    path: '/api/labels/completedNumbers',
    source: 'ours',
    summary:
      'Published labels that added check digits without being told to, and what becomes of such numbers',
    access: access.labels,
    response: listOf(completedNumberSchema),
    handler: async ({ services, caller }) => ({
      data: await loadCompletedNumbers(services.store, caller.organizationId),
    }),
  }),
  defineRoute({
    method: 'get',
    path: '/api/labels/review',
    source: 'ours',
    summary:
      'What becomes of a version made now: published at once, or reviewed, and by whom first (ADR 0019)',
    access: access.labels,
    response: dataOf(labelReviewSchema),
    handler: ({ services, caller }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => {
        const state = await firstState(transaction);
        return { data: { state, reviewers: await namesOfReviewers(transaction, state) } };
      }),
  }),
  defineRoute({
    method: 'get',
    path: '/api/labels/{id}/setup',
    source: 'ours',
    summary: 'One label with the template of its newest version, published or not, and what uses it',
    access: access.labels,
    request: { params: z.object({ id: idParameter }) },
    response: dataOf(labelSetupSchema),
    handler: ({ services, caller, params }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => ({
        data: await loadLabelSetup(transaction, params.id),
      })),
  }),
  defineRoute({
    method: 'get',
    path: '/api/labels/{id}/versions',
    source: 'ours',
    summary: 'All versions of a label, newest first',
    access: access.labels,
    request: { params: z.object({ id: idParameter }) },
    response: listOf(labelVersionSchema),
    handler: ({ services, caller, params }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => ({
        data: await loadLabelVersions(transaction, params.id),
      })),
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
