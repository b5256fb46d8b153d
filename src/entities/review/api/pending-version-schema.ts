import * as z from 'zod/mini';
import { lenient } from '@/shared/api';

/** A label version that waits for a review (specification 3, Quality-assurance pending version). */
export const pendingVersionSchema = z.object({
  labelId: lenient.id(),
  labelVersionId: lenient.id(),
  /** Of the label. */
  name: lenient.text(),
  /** `DataApprover`, `DesignApprover` or `Publisher`: who must act; anything else has nothing to be decided. */
  state: lenient.text(),
  /** Counted within the label; not every server tells it. */
  version: lenient.number(undefined),
  createdAt: lenient.text(),
});
export type PendingVersion = z.infer<typeof pendingVersionSchema>;
