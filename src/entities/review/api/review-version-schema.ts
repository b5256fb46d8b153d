import * as z from 'zod/mini';
import { lenient } from '@/shared/api';
import { versionRowSchema } from './version-row-schema';

/** Named values to look at a version with: by variable name, as a print would have them. */
const testDataRowSchema = z.object({
  name: lenient.text(),
  values: z.pipe(
    z.nullish(z.record(z.string(), lenient.text())),
    z.transform((values): Record<string, string> => values ?? {}),
  ),
});
export type TestDataRow = z.infer<typeof testDataRowSchema>;

/** A changed region that somebody looked at, by its number and its words. */
export const seenRegionSchema = z.object({ number: lenient.number(0), words: lenient.text() });
export type SeenRegion = z.infer<typeof seenRegionSchema>;

const approvalSchema = z.object({
  /** Whose decision it was: `DataApprover`, `DesignApprover` or `Publisher`. */
  step: lenient.text(),
  approved: lenient.flag(),
  by: lenient.text(),
  at: lenient.text(),
  comment: lenient.text(),
  versionHash: lenient.text(),
  seenRegions: lenient.list(seenRegionSchema),
});
export type Approval = z.infer<typeof approvalSchema>;

const fileSchema = z.object({
  name: lenient.text(),
  /** `json`, `svg` or `zpl`. */
  format: lenient.text(),
  bytes: lenient.number(undefined),
  /** SHA-256 of the file as it was uploaded, 64 hexadecimal digits. */
  sha256: lenient.text(),
});

/** One version with all that is needed to decide about it. */
export const reviewVersionSchema = z.extend(versionRowSchema, {
  labelId: lenient.id(),
  labelName: lenient.text(),
  /** The same, as the specification calls it. */
  name: lenient.text(),
  /** Platen JSON for label-core; a server that keeps labels otherwise sends none. */
  template: z.optional(z.unknown()),
  testData: lenient.list(testDataRowSchema),
  comment: lenient.text(),
  /** The version that is printed now, which may be this one. */
  publishedVersionId: lenient.optionalId(),
  /** Of this round of the review, first to last; what was before stands in the history. */
  approvals: lenient.list(approvalSchema),
  waitsFor: lenient.list(lenient.text()),
  /** The organisation wants the password with each decision. */
  asksPassword: lenient.flag(),
  file: z.pipe(
    z.nullish(fileSchema),
    z.transform((file) => file ?? undefined),
  ),
});
export type ReviewVersion = Omit<z.infer<typeof reviewVersionSchema>, 'name'>;

/** The real PDF of a version. */
export const previewPdfSchema = z.object({ pdfAsBase64String: z.string(), fileName: lenient.text() });
export type PreviewPdf = z.infer<typeof previewPdfSchema>;

/** The number of a version as an argument of messages: "unknown" where the server does not tell it. */
export const versionNumber = (version: number | undefined): string =>
  version === undefined ? 'unknown' : String(version);
