import * as z from 'zod/mini';
import { ApiError, layersOf, lenient, type Id } from '@/shared/api';
import type { CreatedJob } from '../model/print-ports';

/** Names that a backend may use for the list of files. */
const FILE_KEYS = ['printFiles', 'printFileEntries', 'printJobEntries', 'files', 'entries', 'data'] as const;

const printFileSchema = z.object({
  printJobEntryId: lenient.id(),
  targetIpAddress: lenient.text(),
  targetPort: lenient.number(undefined),
  targetPrintQueue: lenient.text(),
  printFileName: lenient.text(),
  useLocalPrinterDriver: lenient.flag(),
  pdfAsBase64String: lenient.text(),
  orientation: lenient.text(),
  scale: lenient.text(),
  side: lenient.text(),
  paperSize: lenient.text(),
  customPaperSize: lenient.text(),
  labelCount: lenient.number(1),
  labelName: lenient.text(),
  printerName: lenient.text(),
  articleName: lenient.text(),
  orderId: lenient.optionalId(),
  orderLine: lenient.number(undefined),
  agentId: lenient.optionalId(),
  status: lenient.text(),
  lineCheck: z.pipe(
    z.nullish(z.object({ firstEntryId: lenient.id(), isPassed: lenient.flag() })),
    z.transform((lineCheck) => lineCheck ?? undefined),
  ),
});

const entityIdSchema = z.object({ entityId: lenient.id() });
const refusalSchema = z.object({
  success: z.literal(false),
  Message: lenient.text(),
  message: lenient.text(),
});

/**
 * Reads the server's answer to a new print job; returns undefined for an empty answer. Throws the server's own words
 * when it says `success: false`.
 */
export function readPrintAnswer(json: unknown): CreatedJob | undefined {
  const layers = layersOf(json).filter((layer) => typeof layer === 'object' && layer !== null);
  if (layers.every(isEmptyEnvelope)) return undefined;
  for (const layer of layers) {
    const refusal = refusalSchema.safeParse(layer);
    if (refusal.success)
      throw new ApiError(refusal.data.Message || refusal.data.message, { kind: 'http', status: 200 });
  }
  return { entityId: entityIdOf(layers), files: layers.map(filesOf).find((files) => files.length > 0) ?? [] };
}

/** Returns whether an envelope is empty: `{ data: null }`, with no other field. */
const isEmptyEnvelope = (layer: unknown): boolean => {
  const fields = Object.entries(layer as object);
  return fields.length > 0 && fields.every(([name, value]) => name === 'data' && !hasContent(value));
};

const hasContent = (value: unknown): boolean =>
  value !== null && value !== undefined && !(typeof value === 'object' && isEmptyEnvelope(value));

function entityIdOf(layers: readonly unknown[]): Id | undefined {
  for (const layer of layers) {
    const read = entityIdSchema.safeParse(layer);
    if (read.success) return read.data.entityId;
  }
  return undefined;
}

function filesOf(layer: unknown) {
  const lists = [layer, ...FILE_KEYS.map((key) => (layer as Record<string, unknown>)[key])];
  for (const list of lists) {
    const read = z.array(printFileSchema).safeParse(list);
    if (read.success && read.data.length > 0) return read.data;
  }
  return [];
}
