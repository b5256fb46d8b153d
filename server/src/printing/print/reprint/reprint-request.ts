import { z } from 'zod';
import { idInput } from '../../../foundation/values/text-limits.ts';
import { computerNameSchema } from '../print-request.ts';
import { idempotencyKeySchema } from '../../../foundation/values/idempotency-key.ts';
import { quantitySchema } from '../../../foundation/values/print-limits.ts';

export const reprintSchema = z.strictObject({
  computerName: computerNameSchema,
  /** Files of the job; all of them where none is named. */
  printJobEntryIds: z.array(z.uuid()).min(1).max(10_000).optional(),
  /** `same`: the label version that was printed; `current`: the one that is published now. */
  version: z.enum(['same', 'current']),
  /** Another printer than the one it was printed on. */
  printerId: idInput.optional(),
  /** Why it is printed again, in the words of who does it. */
  reason: z.string().trim().min(1, { error: 'says why it is printed again' }).max(300),
  /** Labels of each kind; as many as were printed where nothing is said. */
  quantity: quantitySchema.optional(),
  idempotencyKey: idempotencyKeySchema,
});
export type ReprintRequest = Omit<z.output<typeof reprintSchema>, 'idempotencyKey'>;
