import * as z from 'zod/mini';
import { lenient } from '@/shared/api';

/** A label version that waits for a review (specification 3, Quality-assurance pending version). */
export const pendingVersionSchema = z.object({
  labelId: lenient.id(),
  labelVersionId: lenient.id(),
  /** Of the label. */
  name: lenient.text(),
  /**
   * `DataApprover`, `DesignApprover` or `Publisher`: the role that must act; with any other state there is nothing to
   * decide.
   */
  state: lenient.text(),
  /** Number within the label; not every server sends it. */
  version: lenient.number(undefined),
  createdAt: lenient.text(),
});
export type PendingVersion = z.infer<typeof pendingVersionSchema>;
