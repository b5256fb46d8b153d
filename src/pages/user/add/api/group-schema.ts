import * as z from 'zod/mini';
import { lenient } from '@/shared/api';

/** A group to put somebody into. */
export const groupSchema = z.object({
  id: lenient.id(),
  name: lenient.text(),
  parentGroupId: lenient.optionalId(),
});
export type Group = z.infer<typeof groupSchema>;
