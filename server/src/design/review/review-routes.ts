import { access } from '../../foundation/access/access-table.ts';
import { dataOf } from '../../foundation/http/envelope.ts';
import { defineRoute, type Route } from '../../foundation/http/route.ts';
import { writingLabel } from '../labels/label-writer.ts';
import { decideVersion, requireReason } from './decide-version.ts';
import { loadNext } from './pending-versions.ts';
import { publishVersion, requireTimeAhead, unscheduleVersion } from './publish-version.ts';
import {
  approvalInputSchema,
  approvalParams,
  decidedSchema,
  movedSchema,
  onlyVersionParams,
  publicationSchema,
  publishedSchema,
  unscheduledSchema,
  unscheduleSchema,
  withdrawalSchema,
} from './review-schemas.ts';
import { signIfAsked } from './signature.ts';
import { withdrawVersion } from './withdraw-version.ts';

/** Calls that decide on a version. */
export const reviewRoutes: readonly Route[] = [
  defineRoute({
    method: 'post',
    path: '/api/QualityAssurance/labels/{labelId}/version/{labelVersionId}/approvals',
    source: 'specification',
    summary: 'Approve or reject a version in the review it is in; a rejection says why and makes it a draft',
    access: access.quality,
    request: { params: approvalParams, body: approvalInputSchema },
    response: dataOf(decidedSchema),
    handler: async ({ params, body: { password, ...decision }, ...input }) => {
      requireReason(decision);
      const action = decision.approved ? 'approve' : 'reject';
      const { versionHash, state: shownState } = decision;
      const signed = await signIfAsked(input, params, { action, versionHash, shownState }, password);
      return writingLabel(input, async (transaction, writer) => {
        const state = await decideVersion(transaction, writer, { ...params, ...decision, signed });
        return { data: { state, ...(await loadNext(transaction, writer.caller)) } };
      });
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/QualityAssurance/version/{labelVersionId}/publish',
    source: 'specification',
    summary: 'Publish a version, which is printed from then on: at once, or at a time the server keeps',
    access: access.quality,
    request: { params: onlyVersionParams, body: publicationSchema },
    response: dataOf(publishedSchema),
    handler: async ({ params, body: { password, ...publication }, ...input }) => {
      const { publishAt, versionHash } = publication;
      requireTimeAhead(publishAt, input.services.clock());
      const signed = await signIfAsked(input, params, { action: 'publish', versionHash }, password);
      return writingLabel(input, async (transaction, writer) => {
        const state = await publishVersion(transaction, writer, { ...params, ...publication, signed });
        const set = publishAt?.toISOString() ?? null;
        return { data: { state, publishAt: set, ...(await loadNext(transaction, writer.caller)) } };
      });
    },
  }),
  defineRoute({
    method: 'delete',
    path: '/api/QualityAssurance/version/{labelVersionId}/publish',
    source: 'ours',
    summary: 'Take back the time that was set for a publication; the version waits for it again',
    access: access.quality,
    request: { params: onlyVersionParams, body: unscheduleSchema },
    response: dataOf(unscheduledSchema),
    handler: ({ params, body, ...input }) =>
      writingLabel(input, async (transaction, writer) => {
        await unscheduleVersion(transaction, writer, { ...params, ...body });
        return { data: { state: 'Publisher' as const, publishAt: null } };
      }),
  }),
  defineRoute({
    method: 'post',
    path: '/api/QualityAssurance/version/{labelVersionId}/withdraw',
    source: 'ours',
    summary:
      'End a version for good, saying why; where it was the published one, nothing of the label is printed',
    access: access.quality,
    request: { params: onlyVersionParams, body: withdrawalSchema },
    response: dataOf(movedSchema),
    handler: ({ params, body, ...input }) =>
      writingLabel(input, async (transaction, writer) => ({
        data: { state: await withdrawVersion(transaction, writer, { ...params, ...body }) },
      })),
  }),
];
