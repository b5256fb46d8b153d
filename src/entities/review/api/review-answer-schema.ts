import * as z from 'zod/mini';
import { lenient } from '@/shared/api';
import { pendingVersionSchema } from './pending-version-schema';
import { optionalPart } from './version-row-schema';

/** A version that was just made out of a file. */
export const uploadedVersionSchema = z.object({
  labelVersionId: lenient.id(),
  version: lenient.number(undefined),
  state: lenient.text(),
  versionHash: lenient.text(),
});
export type UploadedVersion = z.infer<typeof uploadedVersionSchema>;

/** What became of a version. */
export const stateAnswerSchema = z.object({ state: lenient.text() });

/** What became of a version that was decided about, and what this person can decide next. */
export const decisionAnswerSchema = z.object({
  state: lenient.text(),
  /** When it will be published; "" where it was not put off. */
  publishAt: lenient.text(),
  next: optionalPart(pendingVersionSchema),
  /** How many pending versions wait for this person; undefined where the server does not tell. */
  left: lenient.number(undefined),
});
export type DecisionAnswer = z.infer<typeof decisionAnswerSchema>;
