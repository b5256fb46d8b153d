import { fileLimits } from 'label-core/file';
import { reviewStates } from 'label-core/review';
import { z } from 'zod';
import { idInput, idParameter, nameSchema } from '../../foundation/values/text-limits.ts';
import { variablesInput } from './keep-variables.ts';
import { variableRulesSchema } from './variable-rules.ts';

const idList = z.array(idInput).max(500);

/** Max. bytes of a template as JSON: its embedded pictures have 8 MB at most, the rest is small. */
export const maxTemplateBytes = 9_000_000;

/** Fields of the form of a label that are stored as they are sent. */
export const labelSettings = {
  name: nameSchema,
  /** Whether the first label of each run is scanned before the others are printed (docs/adr/0047). */
  lineCheck: z.boolean().optional(),
};

/** Settings of a label; those that are left out stay, or are as the store has them for new labels. */
export interface LabelSettings extends Partial<z.output<z.ZodObject<typeof labelSettings>>> {
  readonly name: string;
}

export const newLabelSchema = z.strictObject({
  ...labelSettings,
  /** Platen JSON, as returned by POST /api/labels/extract. */
  template: z.unknown(),
  variables: variableRulesSchema.default([]),
  groups: idList.default([]),
  printers: idList.default([]),
});

export const createdLabelSchema = z.strictObject({
  labelId: z.int(),
  version: z.int(),
  state: z.enum(reviewStates),
});

/** Incremented with every change; if omitted by a client that does not know it, the last save wins. */
const revisionInput = z.int().min(1).optional();

export const changedLabelSchema = z.strictObject({
  ...labelSettings,
  groups: idList,
  printers: idList,
  /** If there are any, they create the next version of the label. */
  variables: variableRulesSchema.default([]),
  revision: revisionInput,
});
export type ChangedLabel = z.output<typeof changedLabelSchema>;

export const changedVariablesSchema = z.strictObject({
  labelId: idInput,
  variables: variableRulesSchema.min(1),
  revision: revisionInput,
});

/** Max. bytes of a form: the file, and what the form adds around it. */
export const maxFormBytes = fileLimits.bytes + 10_000;

export const replacedFileSchema = z.strictObject({
  file: z.file(),
  /** Revision as text: a form has only texts. */
  revision: idParameter.optional(),
  variables: variablesInput,
});

const enabledPath = /^\/([1-9]\d{0,9})\/isEnabled$/;

/**
 * Selection of labels: a JSON Patch (RFC 6902) over the labels by id,
 * `[{"op":"replace","path":"/12/isEnabled","value":false}]`, or a plain list of ids.
 */
export const switchedLabelsSchema = z
  .array(
    z.union(
      [
        idInput,
        z.strictObject({
          op: z.enum(['replace', 'add']),
          path: z.string().regex(enabledPath),
          value: z.boolean(),
        }),
      ],
      'must be {"op": "replace", "path": "/id/isEnabled", "value": true or false} or the id of a label',
    ),
  )
  .min(1)
  .max(10_000);
export type SwitchedLabels = z.output<typeof switchedLabelsSchema>;

/** Returns the ids a patch names, each once. */
export const idsOfPatch = (patch: SwitchedLabels): number[] => [
  ...new Set(
    patch.map((operation) =>
      typeof operation === 'number' ? operation : Number(enabledPath.exec(operation.path)?.[1]),
    ),
  ),
];
