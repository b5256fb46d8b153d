import { z } from 'zod';
import { idInput } from '../../../foundation/values/text-limits.ts';
import { computerNameSchema } from '../print-request.ts';
import { idempotencyKeySchema } from '../../../foundation/values/idempotency-key.ts';
import { quantitySchema } from '../../../foundation/values/print-limits.ts';

export const reprintSchema = z.strictObject({
  computerName: computerNameSchema,
  /** Files of the job; all of them when omitted. */
  printJobEntryIds: z.array(z.uuid()).min(1).max(10_000).optional(),
  /** `same`: the label version that was printed; `current`: the one that is published now. */
  version: z.enum(['same', 'current']),
  /** Another printer than that of the original print. */
  printerId: idInput.optional(),
  /** Reason for the reprint, in the person's own words. */
  reason: z.string().trim().min(1, { error: 'says why it is printed again' }).max(300),
  /** Labels of each kind; as many as in the original print when omitted. */
  quantity: quantitySchema.optional(),
  idempotencyKey: idempotencyKeySchema,
});
export type ReprintRequest = Omit<z.output<typeof reprintSchema>, 'idempotencyKey'>;
