import { z } from 'zod';
import { reviewStates } from 'label-core/review';
import { access } from '../../foundation/access/access-table.ts';
import { dataOf, emptySchema } from '../../foundation/http/envelope.ts';
import { defineRoute, type Route } from '../../foundation/http/route.ts';
import { idSchema } from '../../foundation/values/text-limits.ts';
import { extractLabel } from '../labels/files/extract-label.ts';
import { writingLabel } from '../labels/label-writer.ts';
import { uploadedFile } from '../labels/version-file.ts';
import { replaceFile, setReady, setTestData } from './change-draft.ts';
import { loadVersion } from './load-version.ts';
import {
  labelParams,
  maxUploadBytes,
  movedSchema,
  readySchema,
  replacementSchema,
  testDataInputSchema,
  uploadSchema,
  versionParams,
} from './review-schemas.ts';
import { uploadVersion } from './upload-version.ts';
import { reviewVersionSchema } from './version-schemas.ts';

async function readUpload(file: File) {
  const extracted = await extractLabel(file);
  return { template: extracted.template, file: await uploadedFile(file, extracted) };
}

const addedSchema = z.strictObject({
  labelVersionId: idSchema,
  version: z.int(),
  state: z.enum(reviewStates),
  versionHash: z.string(),
});

/** Calls of label designers for a version until it is ready. */
export const draftRoutes: readonly Route[] = [
  defineRoute({
    method: 'post',
    path: '/api/QualityAssurance/labels/{labelId}/versions',
    source: 'specification',
    summary:
      'Upload a label’s next version as a draft; it takes the place of one that is still open (ADR 0022), and is refused where `basedOn` is not the newest version',
    access: access.quality,
    bodyType: 'form',
    maxBodyBytes: maxUploadBytes,
    request: { params: labelParams, body: uploadSchema },
    response: dataOf(addedSchema),
    handler: async ({ params, body: { file, ...body }, ...input }) => {
      const upload = await readUpload(file);
      return writingLabel(input, async (transaction, writer) => ({
        data: await uploadVersion(transaction, writer, { ...upload, ...body, labelId: params.labelId }),
      }));
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/QualityAssurance/labels/{labelId}/version/{versionId}/file',
    source: 'specification',
    summary: 'Replace the file of an open version, which is a draft again; refused for a stale screen',
    access: access.quality,
    bodyType: 'form',
    maxBodyBytes: maxUploadBytes,
    request: { params: versionParams, body: replacementSchema },
    response: dataOf(reviewVersionSchema),
    handler: async ({ params, body: { file, ...body }, ...input }) => {
      const upload = await readUpload(file);
      const { labelId, versionId: labelVersionId } = params;
      return writingLabel(input, async (transaction, writer) => {
        await replaceFile(transaction, writer, { ...upload, ...body, labelId, labelVersionId });
        const { userId } = writer.caller;
        return { data: await loadVersion(transaction, { labelId, labelVersionId, userId }) };
      });
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/QualityAssurance/labels/{labelId}/testdata',
    source: 'specification',
    summary: 'Set the values a draft is looked at with: at most 20 rows',
    access: access.quality,
    request: { params: labelParams, body: testDataInputSchema },
    response: emptySchema,
    handler: ({ params, body, ...input }) =>
      writingLabel(input, async (transaction, writer) => {
        await setTestData(transaction, writer, { ...params, ...body });
        return {};
      }),
  }),
  defineRoute({
    method: 'post',
    path: '/api/QualityAssurance/labels/{labelId}/SetReadyForApproval',
    source: 'specification',
    summary: 'Hand a draft to the data approvers',
    access: access.quality,
    request: { params: labelParams, body: readySchema },
    response: dataOf(movedSchema),
    handler: ({ params, body, ...input }) =>
      writingLabel(input, async (transaction, writer) => ({
        data: { state: await setReady(transaction, writer, { ...params, ...body }) },
      })),
  }),
];
