import * as z from 'zod/mini';
import { lenient } from '@/shared/api';
import { pendingVersionSchema } from './pending-version-schema';
import { optionalPart } from './version-row-schema';

/** Version that was just created from a file. */
export const uploadedVersionSchema = z.object({
  labelVersionId: lenient.id(),
  version: lenient.number(undefined),
  state: lenient.text(),
  versionHash: lenient.text(),
});
export type UploadedVersion = z.infer<typeof uploadedVersionSchema>;

/** New state of a version. */
export const stateAnswerSchema = z.object({ state: lenient.text() });

/** New state of a version after a decision, and what this person can decide next. */
export const decisionAnswerSchema = z.object({
  state: lenient.text(),
  /** Time at which it will be published; "" when it was not scheduled. */
  publishAt: lenient.text(),
  next: optionalPart(pendingVersionSchema),
  /** Number of pending versions that wait for this person; undefined when the server does not send it. */
  left: lenient.number(undefined),
});
export type DecisionAnswer = z.infer<typeof decisionAnswerSchema>;
