import type { LabelTemplate } from 'label-core';
import { z } from 'zod';
import { idInput, idSchema, nameSchema } from '../../foundation/values/text-limits.ts';
import { parameterTypes, templateKinds } from './standard-template.ts';

const mostParameters = 100;
const mostCharacters = 2000;

/** A value by the name of its parameter or variable. */
const namedValueSchema = z.strictObject({
  name: z.string().min(1).max(64),
  value: z.string().max(mostCharacters),
});

/** Returns `{company: "Ours"}` as the list that is sent. */
export const namedValues = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([name, value]) => ({ name, value }));

const templateIdSchema = z.string().min(1).max(64);

export const standardTemplateSchema = z.strictObject({
  templateId: templateIdSchema,
  name: z.string(),
  kind: z.enum(templateKinds),
  description: z.string(),
  widthMm: z.number(),
  heightMm: z.number(),
  parameters: z.array(
    z.strictObject({
      name: z.string(),
      label: z.string(),
      type: z.enum(parameterTypes),
      defaultValue: z.string(),
      size: z.int(),
      isRequired: z.boolean(),
      options: z.array(z.string()).readonly().optional(),
      fills: z.string().optional(),
    }),
  ),
  sampleValues: z.array(namedValueSchema),
  /** Platen JSON in which each parameter is a variable beside those of the print. */
  template: z.custom<LabelTemplate>(),
});

/** Fields of the form of a standard label that are stored as they are sent. */
export const standardLabelSettings = { name: nameSchema };

export const standardLabelSchema = z.strictObject({
  standardLabelId: idSchema,
  templateId: templateIdSchema,
  ...standardLabelSettings,
  parameters: z.array(namedValueSchema),
  /** Incremented with every change; a save sends the revision it is based on. */
  revision: z.int(),
  modifiedAt: z.iso.datetime(),
});

/** Template as the organisation wants it; with an id, it changes a stored one. */
export const keptLabelSchema = z.strictObject({
  standardLabelId: idInput.optional(),
  templateId: templateIdSchema,
  ...standardLabelSettings,
  parameters: z
    .array(namedValueSchema)
    .max(mostParameters)
    .default([])
    .transform((list): Record<string, string> =>
      Object.fromEntries(list.map(({ name, value }) => [name, value])),
    ),
  revision: z.int().min(1).optional(),
});
export type KeptLabel = z.output<typeof keptLabelSchema>;

/** Label to be created from a standard label. */
export const labelFromStandardSchema = z.strictObject({
  name: nameSchema,
  groups: z.array(idInput).max(500).default([]),
  printers: z.array(idInput).max(500).default([]),
});
