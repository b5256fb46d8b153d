import { z } from 'zod';
import { access } from '../../foundation/access/access-table.ts';
import { dataOf, emptySchema } from '../../foundation/http/envelope.ts';
import { defineRoute, type Route } from '../../foundation/http/route.ts';
import { idParameter } from '../../foundation/values/text-limits.ts';
import { labelSetupSchema } from './administered-label.ts';
import { createLabel } from './create-label.ts';
import { extractLabel } from './files/extract-label.ts';
import { nextTemplate } from './keep-variables.ts';
import {
  changedLabelSchema,
  changedVariablesSchema,
  createdLabelSchema,
  idsOfPatch,
  maxFormBytes,
  maxTemplateBytes,
  newLabelSchema,
  replacedFileSchema,
  switchedLabelsSchema,
} from './label-write-schemas.ts';
import { writingLabel } from './label-writer.ts';
import { loadLabelSetup } from './load-label-setup.ts';
import { readNewTemplate } from './read-new-template.ts';
import { withVariableRules } from './variable-rules.ts';
import { uploadedFile } from './version-file.ts';
import { addNextVersion, changeLabel, deleteLabel, switchLabels } from './write-label.ts';

const switching = (isEnabled: boolean) =>
  defineRoute({
    method: 'post',
    path: `/api/labels/${isEnabled ? 'enable' : 'disable'}`,
    source: 'specification',
    summary: isEnabled
      ? 'Enable labels, where the subscription has room; a JSON Patch over the labels by id, or a list of ids'
      : 'Disable labels, so that nobody prints them; a JSON Patch over the labels by id, or a list of ids',
    access: access.labels,
    request: { body: switchedLabelsSchema },
    response: emptySchema,
    handler: ({ body, ...input }) =>
      writingLabel(input, async (transaction, writer) => {
        await switchLabels(transaction, writer, { labelIds: idsOfPatch(body), isEnabled });
        return {};
      }),
  });

export const labelWriteRoutes: readonly Route[] = [
  defineRoute({
    method: 'post',
    path: '/api/labels',
    source: 'specification',
    summary: 'Make a label, where the subscription has room; its first version begins the review (ADR 0019)',
    access: access.labels,
    maxBodyBytes: maxTemplateBytes,
    request: { body: newLabelSchema },
    response: dataOf(createdLabelSchema),
    handler: ({ body: { template, variables, groups, printers, ...settings }, ...input }) =>
      writingLabel(input, async (transaction, writer) => ({
        data: await createLabel(transaction, writer, {
          ...settings,
          template: withVariableRules(await readNewTemplate(template), variables),
          groupIds: groups,
          printerIds: printers,
        }),
      })),
  }),
  defineRoute({
    method: 'put',
    path: '/api/labels/{id}',
    source: 'ours',
    summary:
      'Change name, groups and printers of a label, its variables with them; refused when somebody else changed it since',
    access: access.labels,
    maxBodyBytes: maxTemplateBytes,
    request: { params: z.object({ id: idParameter }), body: changedLabelSchema },
    response: dataOf(labelSetupSchema),
    handler: ({ body, params, ...input }) =>
      writingLabel(input, async (transaction, writer) => {
        await changeLabel(transaction, writer, { ...body, labelId: params.id });
        return { data: await loadLabelSetup(transaction, params.id) };
      }),
  }),
  defineRoute({
    method: 'put',
    path: '/api/labels/variables',
    source: 'specification',
    summary: 'Change how a label’s variables are filled in: makes its next version',
    access: access.labels,
    maxBodyBytes: maxTemplateBytes,
    request: { body: changedVariablesSchema },
    response: dataOf(labelSetupSchema),
    handler: ({ body: { labelId, variables, revision }, ...input }) =>
      writingLabel(input, async (transaction, writer) => {
        await addNextVersion(transaction, writer, {
          labelId,
          revision,
          next: (newest) => withVariableRules(newest, variables),
        });
        return { data: await loadLabelSetup(transaction, labelId) };
      }),
  }),
  defineRoute({
    method: 'put',
    path: '/api/labels/{id}/variables',
    source: 'specification',
    summary:
      'Replace a label’s file, keeping the rules of variables by their names unless `variables` is `file`: makes its next version',
    access: access.labels,
    bodyType: 'form',
    maxBodyBytes: maxFormBytes,
    request: { params: z.object({ id: idParameter }), body: replacedFileSchema },
    response: dataOf(labelSetupSchema),
    handler: async ({ body: { file, revision, variables }, params, ...input }) => {
      const extracted = await extractLabel(file);
      const upload = await uploadedFile(file, extracted);
      return writingLabel(input, async (transaction, writer) => {
        await addNextVersion(transaction, writer, {
          labelId: params.id,
          revision,
          file: upload,
          next: nextTemplate(extracted.template, variables),
        });
        return { data: await loadLabelSetup(transaction, params.id) };
      });
    },
  }),
  switching(false),
  switching(true),
  defineRoute({
    method: 'delete',
    path: '/api/labels/{id}',
    source: 'ours',
    summary: 'Delete a label that was never printed and that no order and no widget uses; articles let it go',
    access: access.labels,
    request: { params: z.object({ id: idParameter }) },
    response: emptySchema,
    handler: ({ params, ...input }) =>
      writingLabel(input, async (transaction, writer) => {
        await deleteLabel(transaction, writer, params.id);
        return {};
      }),
  }),
];
