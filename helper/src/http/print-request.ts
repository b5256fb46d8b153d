import { z } from 'zod';
import { HelperError } from '../helper-error.ts';
import { sentences } from '../sentences/index.ts';

const maxPort = 65_535;

/** Text field of an app; an empty field counts as missing. */
const text = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .nullish()
    .transform((value) => value?.trim() || null);

/** Options are words or numbers (a scale of 100). */
const word = z
  .union([text(64), z.number().transform(String)])
  .optional()
  .transform((value) => value ?? null);

const port = z
  .union([
    z.number().int().min(0).max(maxPort),
    z
      .string()
      .regex(/^\d{0,5}$/)
      .transform(Number)
      .pipe(z.number().max(maxPort)),
  ])
  .nullish()
  .transform((value) => value || null);

/** An entry id names a job on paper, in the journal and in file names, so only plain characters are allowed. */
const entryId = z
  .union([z.string(), z.number().int().transform(String)])
  .nullish()
  .transform((value) => value?.trim() || null)
  .pipe(
    z
      .string()
      .max(128)
      .regex(/^[\x21-\x7e]+$/, 'is not a plain id')
      .nullable(),
  );

/** The body of POST /api/print. Unknown fields are ignored; known ones must have their type. */
const printRequestSchema = z.object({
  targetAddress: text(255),
  port,
  targetPrintQueue: text(255),
  printerFileUrl: text(4096),
  useLocalPrinterDriver: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
  pdfAsBase64String: z.string().nullish(),
  orientation: word,
  scale: word,
  side: word,
  paperSize: word,
  customPaperSize: word,
  printJobEntryId: entryId,
});

export type PrintRequest = z.infer<typeof printRequestSchema>;

/** Parses a print request. Throws `HelperError` 422 naming each invalid field. */
export function parsePrintRequest(body: unknown): PrintRequest {
  const parsed = printRequestSchema.safeParse(body);
  if (parsed.success) {
    return parsed.data;
  }
  const faults = parsed.error.issues.map(
    ({ path, message }) => `${path.join('.') || 'the body'}: ${message}`,
  );
  throw new HelperError(422, sentences.printRequest.unreadable({ faults: faults.join('; ') }));
}
