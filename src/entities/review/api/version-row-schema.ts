import * as z from 'zod/mini';
import { lenient } from '@/shared/api';

/** One version of a label as lists show it. What is no date yet reads as "". */
export const versionRowSchema = z.object({
  labelVersionId: lenient.id(),
  /** Counted within the label. */
  version: lenient.number(undefined),
  /** A `ReviewState`; a word nobody here knows stands for a state in which nothing can be done. */
  state: lenient.text(),
  /** SHA-256 of the template, 64 hexadecimal digits. */
  versionHash: lenient.text(),
  widthMm: lenient.number(undefined),
  heightMm: lenient.number(undefined),
  uploadedBy: lenient.text(),
  /** Whether the person who asks uploaded it; a list need not tell. */
  isOwn: lenient.flag(),
  createdAt: lenient.text(),
  publishedAt: lenient.text(),
  /** When the server will publish it by itself. */
  publishAt: lenient.text(),
});
export type VersionRow = z.infer<typeof versionRowSchema>;

/** A part that may be null; null and missing read as undefined. */
export const optionalPart = <T>(schema: z.ZodMiniType<T>) =>
  z.pipe(
    z.nullish(schema),
    z.transform((part): T | undefined => part ?? undefined),
  );

/** A label with its newest version and the one that is still on its way. */
export const reviewedLabelSchema = z.object({
  labelId: lenient.id(),
  name: lenient.text(),
  isEnabled: lenient.flag(true),
  widthMm: lenient.number(undefined),
  heightMm: lenient.number(undefined),
  /** The version that is printed; undefined while nothing was published. */
  publishedVersion: lenient.number(undefined),
  newest: optionalPart(versionRowSchema),
  open: optionalPart(versionRowSchema),
  /** Names of the people who can take the open version further. */
  waitsFor: lenient.list(lenient.text()),
});
export type ReviewedLabel = z.infer<typeof reviewedLabelSchema>;

/** Every version of one label, newest first. */
export const labelVersionsSchema = z.object({
  labelId: lenient.id(),
  name: lenient.text(),
  versions: lenient.list(versionRowSchema),
  waitsFor: lenient.list(lenient.text()),
  /** Whether these are all of them; a server without this list tells only those that wait for a review. */
  isWhole: lenient.flag(true),
});
export type LabelVersions = z.infer<typeof labelVersionsSchema>;
