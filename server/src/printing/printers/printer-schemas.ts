import { z } from 'zod';
import { connectionStatuses } from '../../catalogue/connectors/connector-schemas.ts';
import { idInput, idSchema, nameSchema } from '../../foundation/values/text-limits.ts';
import { printerLanguages } from '../../foundation/values/printer-languages.ts';
import { printerLimits } from './printer-limits.ts';

const languageSchema = z.enum(printerLanguages);

/** State of an agent, for the person who is about to print through it. */
const agentOfPrinterSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  machineName: z.string(),
  connectionStatus: z.enum(connectionStatuses),
  lastSeenAt: z.iso.datetime().nullable(),
});

/** Fields of the form of a printer that are stored as they are sent. */
const printerSettings = {
  name: nameSchema,
  displayName: z.string().trim().max(200).default(''),
  vendor: nameSchema,
  model: nameSchema,
};

export const printerSchema = z.strictObject({
  printerId: idSchema,
  ...printerSettings,
  dpi: z.int(),
  language: languageSchema,
  targetIpAddress: z.string().nullable(),
  targetPort: z.int().nullable(),
  targetPrintQueue: z.string().nullable(),
  useLocalPrinterDriver: z.boolean(),
  groupIds: z.array(idSchema),
  /** Agent through which it prints; null: the helper of the person who prints. */
  agentId: idSchema.nullable(),
  agent: agentOfPrinterSchema.nullable(),
  isDefault: z.boolean(),
  /** Incremented with every change; a save sends the revision it is based on. */
  revision: z.int(),
});
export type Printer = z.infer<typeof printerSchema>;

/** Optional text; an empty one counts as missing. */
const optionalText = z
  .string()
  .trim()
  .max(printerLimits.targetCharacters)
  .nullish()
  .transform((text) => text || null);

/** Target of a printer; printer-target.ts has the rules for combinations. */
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

/** Resolution and language of a printer. */
const deviceShape = {
  dpi: z.int().min(printerLimits.leastDpi).max(printerLimits.mostDpi),
  language: languageSchema,
};

const groupIdsSchema = z.array(idInput).max(printerLimits.groups);

export const newPrinterSchema = z.strictObject({
  ...printerSettings,
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
  /** Revision the choice is based on; without it, the last save wins. */
  revision: z.int().min(1).optional(),
});
export type PrinterGroups = z.output<typeof printerGroupsSchema>;

/** Printer that is being entered: the fields that a test label needs, and its target. */
export const testPrintSchema = z.strictObject({ name: nameSchema, ...deviceShape, ...targetShape });
export type TestPrint = z.output<typeof testPrintSchema>;

export const vendorSchema = z.strictObject({
  vendor: z.string(),
  models: z.array(
    z.strictObject({
      model: z.string(),
      /** Resolutions of this model in dpi, the usual one first. */
      dpis: z.array(z.int()),
      languages: z.array(languageSchema),
    }),
  ),
});
export type PrinterVendor = z.infer<typeof vendorSchema>;
