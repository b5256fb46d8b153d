import { z } from 'zod';
import { access } from '../../foundation/access/access-table.ts';
import { dataOf, emptySchema, listOf } from '../../foundation/http/envelope.ts';
import { defineRoute, type Route } from '../../foundation/http/route.ts';
import { idParameter } from '../../foundation/values/text-limits.ts';
import { createdLabelSchema } from '../labels/label-write-schemas.ts';
import { writingLabel } from '../labels/label-writer.ts';
import { openTemplate } from './bake-template.ts';
import { loadStandardLabel, loadStandardLabels, type StandardLabel } from './load-standard-labels.ts';
import {
  keptLabelSchema,
  labelFromStandardSchema,
  namedValues,
  standardLabelSchema,
  standardTemplateSchema,
} from './standard-label-schemas.ts';
import { standardTemplates } from './standard-templates.ts';
import { deleteStandardLabel, keepStandardLabel, makeLabel } from './write-standard-label.ts';

const toAnswer = (kept: StandardLabel) => ({ ...kept, parameters: namedValues(kept.parameters) });

/** List of templates, which is constant and the same for all callers. */
const offeredTemplates = standardTemplates.map((standard) => {
  const { variables: _, elements: __, neverShown: ___, parameters, sampleValues, ...described } = standard;
  return {
    ...described,
    parameters: [...parameters],
    sampleValues: namedValues(sampleValues),
    template: openTemplate(standard),
  };
});

export const standardLabelRoutes: readonly Route[] = [
  defineRoute({
    method: 'get',
    path: '/api/labels/standardLabelTemplates',
    source: 'specification',
    summary: 'The templates labels can be made from, with what an organisation adjusts in them',
    access: access.labels,
    response: listOf(standardTemplateSchema),
    handler: async () => ({ data: offeredTemplates }),
  }),
  defineRoute({
    method: 'get',
    path: '/api/labels/standardLabels',
    source: 'specification',
    summary: 'The standard labels of the organisation: templates as it adjusted them',
    access: access.labels,
    response: listOf(standardLabelSchema),
    handler: (input) =>
      writingLabel(input, async (transaction) => ({
        data: (await loadStandardLabels(transaction)).map(toAnswer),
      })),
  }),
  defineRoute({
    method: 'post',
    path: '/api/labels/standardLabels',
    source: 'specification',
    summary: 'Keep a template as the organisation wants it, or change one that is kept (standardLabelId)',
    access: access.labels,
    request: { body: keptLabelSchema },
    response: dataOf(standardLabelSchema),
    handler: ({ body, ...input }) =>
      writingLabel(input, async (transaction, writer) => {
        const id = await keepStandardLabel(transaction, writer, body);
        const kept = await loadStandardLabel(transaction, id);
        if (!kept) throw new Error(`Standard label ${id} was written and is not there.`);
        return { data: toAnswer(kept) };
      }),
  }),
  defineRoute({
    method: 'post',
    path: '/api/labels/standardLabels/{id}',
    source: 'specification',
    summary: 'Make a label from a standard label, where the subscription has room',
    access: access.labels,
    request: { params: z.object({ id: idParameter }), body: labelFromStandardSchema },
    response: dataOf(createdLabelSchema),
    handler: ({ params, body: { name, groups, printers }, ...input }) =>
      writingLabel(input, async (transaction, writer) => ({
        data: await makeLabel(transaction, writer, {
          standardLabelId: params.id,
          name,
          groupIds: groups,
          printerIds: printers,
        }),
      })),
  }),
  defineRoute({
    method: 'delete',
    path: '/api/labels/standardLabels/{id}',
    source: 'ours',
    summary: 'Delete a standard label; labels made from it stay',
    access: access.labels,
    request: { params: z.object({ id: idParameter }) },
    response: emptySchema,
    handler: ({ params, ...input }) =>
      writingLabel(input, async (transaction, writer) => {
        await deleteStandardLabel(transaction, writer, params.id);
        return {};
      }),
  }),
];
