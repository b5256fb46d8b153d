import { z } from 'zod';
import { access } from '../../foundation/access/access-table.ts';
import { dataOf, listOf } from '../../foundation/http/envelope.ts';
import { routesWith, type Route } from '../../foundation/http/route.ts';
import type { RenderServices } from '../rendering/render-services.ts';
import { loadReviewedLabels, loadLabelVersions } from './load-reviewed-labels.ts';
import { loadVersion } from './load-version.ts';
import { previewVersion } from './preview-version.ts';
import { labelParams, versionParams } from './review-schemas.ts';
import {
  labelVersionsSchema,
  previewSchema,
  reviewedLabelSchema,
  reviewVersionSchema,
} from './version-schemas.ts';

const defineRoute = routesWith<RenderServices>();

const previewQuery = z.object({
  sample: z
    .string()
    .regex(/^\d{1,2}$/)
    .transform(Number)
    .optional(),
});

/** Calls that read labels and their versions. */
export const versionRoutes: readonly Route<RenderServices>[] = [
  defineRoute({
    method: 'get',
    path: '/api/QualityAssurance/labels',
    source: 'ours',
    summary: 'Every label with its newest version, the open one and whom that waits for',
    access: access.quality,
    response: listOf(reviewedLabelSchema),
    handler: ({ services, caller }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => ({
        data: await loadReviewedLabels(transaction, caller.userId),
      })),
  }),
  defineRoute({
    method: 'get',
    path: '/api/QualityAssurance/labels/{labelId}/versions',
    source: 'ours',
    summary: 'All versions of a label, newest first, and whom the open one waits for',
    access: access.quality,
    request: { params: labelParams },
    response: dataOf(labelVersionsSchema),
    handler: ({ services, caller, params }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => ({
        data: await loadLabelVersions(transaction, { ...params, userId: caller.userId }),
      })),
  }),
  defineRoute({
    method: 'get',
    path: '/api/QualityAssurance/label/{labelId}/version/{versionId}',
    source: 'specification',
    summary: 'One version with its template, its test data and the approvals of its round',
    access: access.quality,
    request: { params: versionParams },
    response: dataOf(reviewVersionSchema),
    handler: ({ services, caller, params: { labelId, versionId: labelVersionId } }) =>
      services.store.asOrganization(caller.organizationId, async (transaction) => ({
        data: await loadVersion(transaction, { labelId, labelVersionId, userId: caller.userId }),
      })),
  }),
  defineRoute({
    method: 'get',
    path: '/api/QualityAssurance/label/{labelId}/preview/0/{versionId}',
    source: 'specification',
    summary: 'A version as it would be printed, as PDF, with a row of its test data or with sample values',
    access: access.quality,
    request: { params: versionParams, query: previewQuery },
    response: dataOf(previewSchema),
    handler: async ({
      services,
      caller: { organizationId },
      params: { labelId, versionId: labelVersionId },
      query: { sample },
    }) => ({ data: await previewVersion(services, { organizationId, labelId, labelVersionId, sample }) }),
  }),
];
