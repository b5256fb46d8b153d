import { z } from 'zod';
import { connectionStatuses } from '../../catalogue/connectors/connector-schemas.ts';
import { idInput, idSchema, nameSchema } from '../../foundation/values/text-limits.ts';
import { printerLanguages } from '../../foundation/values/printer-languages.ts';
import { printerLimits } from './printer-limits.ts';

const languageSchema = z.enum(printerLanguages);

/** How an agent stands, for whoever is about to print through it. */
const agentOfPrinterSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  machineName: z.string(),
  connectionStatus: z.enum(connectionStatuses),
  lastSeenAt: z.iso.datetime().nullable(),
});

export const printerSchema = z.strictObject({
  printerId: idSchema,
  name: z.string(),
  displayName: z.string(),
  vendor: z.string(),
  model: z.string(),
  dpi: z.int(),
  language: languageSchema,
  targetIpAddress: z.string().nullable(),
  targetPort: z.int().nullable(),
  targetPrintQueue: z.string().nullable(),
  useLocalPrinterDriver: z.boolean(),
  groupIds: z.array(idSchema),
  /** The agent it is printed on through; null: the helper of whoever prints. */
  agentId: idSchema.nullable(),
  agent: agentOfPrinterSchema.nullable(),
  isDefault: z.boolean(),
  /** Rises with every change; a save names the one it began with. */
  revision: z.int(),
});
export type Printer = z.infer<typeof printerSchema>;

/** A text that may be missing: an empty one is. */
const optionalText = z
  .string()
  .trim()
  .max(printerLimits.targetCharacters)
  .nullish()
  .transform((text) => text || null);

/** Where a printer is reached; printer-target.ts says which of it goes together. */
const targetShape = {
  targetIpAddress: optionalText,
  targetPort: z
    .int()
    .min(1)
    .max(65_535)
    .nullish()
    .transform((port) => port ?? null),
  targetPrintQueue: optionalText,
  useLocalPrinterDriver: z.boolean().default(false),
};

/** How fine a printer prints and what it understands. */
const deviceShape = {
  dpi: z.int().min(printerLimits.leastDpi).max(printerLimits.mostDpi),
  language: languageSchema,
};

const groupIdsSchema = z.array(idInput).max(printerLimits.groups);

export const newPrinterSchema = z.strictObject({
  name: nameSchema,
  displayName: z.string().trim().max(200).default(''),
  vendor: nameSchema,
  model: nameSchema,
  ...deviceShape,
  ...targetShape,
  groupIds: groupIdsSchema.default([]),
  agentId: idInput.nullable().default(null),
});
export type NewPrinter = z.output<typeof newPrinterSchema>;

export const changedPrinterSchema = newPrinterSchema.extend({
  printerId: idInput,
  revision: z.int().min(1),
});
export type ChangedPrinter = z.output<typeof changedPrinterSchema>;

export const printerGroupsSchema = z.strictObject({
  printerId: idInput,
  groupIds: groupIdsSchema,
  /** The one the choice began with; who does not count them has the last word. */
  revision: z.int().min(1).optional(),
});
export type PrinterGroups = z.output<typeof printerGroupsSchema>;

/** A printer as it is being entered: what a test label takes, and what says where it goes. */
export const testPrintSchema = z.strictObject({ name: nameSchema, ...deviceShape, ...targetShape });
export type TestPrint = z.output<typeof testPrintSchema>;

export const vendorSchema = z.strictObject({
  vendor: z.string(),
  models: z.array(
    z.strictObject({
      model: z.string(),
      /** Dots per inch this model is sold with, the usual one first. */
      dpis: z.array(z.int()),
      languages: z.array(languageSchema),
    }),
  ),
});
export type PrinterVendor = z.infer<typeof vendorSchema>;
