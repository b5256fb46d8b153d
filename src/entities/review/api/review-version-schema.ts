import * as z from 'zod/mini';
import { lenient } from '@/shared/api';
import { versionRowSchema } from './version-row-schema';

/** Named set of values for viewing a version: by variable name, as in a print. */
const testDataRowSchema = z.object({
  name: lenient.text(),
  values: z.pipe(
    z.nullish(z.record(z.string(), lenient.text())),
    z.transform((values): Record<string, string> => values ?? {}),
  ),
});
export type TestDataRow = z.infer<typeof testDataRowSchema>;

/** Changed region that somebody has viewed, by its number and its text. */
export const seenRegionSchema = z.object({ number: lenient.number(0), words: lenient.text() });
export type SeenRegion = z.infer<typeof seenRegionSchema>;

const approvalSchema = z.object({
  /** Role that decided: `DataApprover`, `DesignApprover` or `Publisher`. */
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
  /** SHA-256 of the uploaded file, 64 hexadecimal digits. */
  sha256: lenient.text(),
});

/** Version with everything needed to decide about it. */
export const reviewVersionSchema = z.extend(versionRowSchema, {
  labelId: lenient.id(),
  labelName: lenient.text(),
  /** Same name, under the field name of the specification. */
  name: lenient.text(),
  /** Platen JSON for label-core; a server that stores labels in another form sends none. */
  template: z.optional(z.unknown()),
  testData: lenient.list(testDataRowSchema),
  comment: lenient.text(),
  /** Version that is printed now; may be this one. */
  publishedVersionId: lenient.optionalId(),
  /** Decisions of this round of the review, first to last; earlier rounds are in the history. */
  approvals: lenient.list(approvalSchema),
  waitsFor: lenient.list(lenient.text()),
  /** True when the organisation requires the password with each decision. */
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

/** Returns the number of a version as an argument of messages: "unknown" when the server does not send it. */
export const versionNumber = (version: number | undefined): string =>
  version === undefined ? 'unknown' : String(version);
