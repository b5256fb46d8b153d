import * as z from 'zod/mini';
import { lenient } from '@/shared/api';

/** Version of a label as shown in lists. Missing dates read as "". */
export const versionRowSchema = z.object({
  labelVersionId: lenient.id(),
  /** Number within the label. */
  version: lenient.number(undefined),
  /** A `ReviewState`; an unknown word is a state in which nothing can be done. */
  state: lenient.text(),
  /** SHA-256 of the template, 64 hexadecimal digits. */
  versionHash: lenient.text(),
  widthMm: lenient.number(undefined),
  heightMm: lenient.number(undefined),
  uploadedBy: lenient.text(),
  /** Whether the current person uploaded it; a list need not send it. */
  isOwn: lenient.flag(),
  /** Whether nobody decides in favour of their own version, not even Master. */
  bindsMaster: lenient.flag(),
  createdAt: lenient.text(),
  publishedAt: lenient.text(),
  /** Time at which the server will publish it automatically. */
  publishAt: lenient.text(),
});
export type VersionRow = z.infer<typeof versionRowSchema>;

/** Schema of an optional part; null and missing read as undefined. */
export const optionalPart = <T>(schema: z.ZodMiniType<T>) =>
  z.pipe(
    z.nullish(schema),
    z.transform((part): T | undefined => part ?? undefined),
  );

/** Label with its newest version and its open version. */
export const reviewedLabelSchema = z.object({
  labelId: lenient.id(),
  name: lenient.text(),
  isEnabled: lenient.flag(true),
  widthMm: lenient.number(undefined),
  heightMm: lenient.number(undefined),
  /** Version that is printed; undefined while none is published. */
  publishedVersion: lenient.number(undefined),
  newest: optionalPart(versionRowSchema),
  open: optionalPart(versionRowSchema),
  /** Names of the people who can act on the open version. */
  waitsFor: lenient.list(lenient.text()),
});
export type ReviewedLabel = z.infer<typeof reviewedLabelSchema>;

/** All versions of one label, newest first. */
export const labelVersionsSchema = z.object({
  labelId: lenient.id(),
  name: lenient.text(),
  versions: lenient.list(versionRowSchema),
  waitsFor: lenient.list(lenient.text()),
  /** False when the list is incomplete: a server without this list sends only versions waiting for a review. */
  isWhole: lenient.flag(true),
});
export type LabelVersions = z.infer<typeof labelVersionsSchema>;
