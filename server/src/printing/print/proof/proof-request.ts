import { z } from 'zod';
import { idempotencyKeySchema } from '../../../foundation/values/idempotency-key.ts';
import { idInput, valueSchema } from '../../../foundation/values/text-limits.ts';
import { computerNameSchema } from '../print-request.ts';

/** Max. copies of a proof: enough to hand round, too few to label goods with. */
const mostProofs = 10;

export const proofSchema = z.strictObject({
  /** Platen JSON, as designed: it need not be saved anywhere. */
  template: z.unknown(),
  printerId: idInput,
  quantity: z.int().min(1).max(mostProofs).default(1),
  /** Values by variable; a variable without one gets its default. */
  values: z.record(z.string().max(200), valueSchema).default({}),
  computerName: computerNameSchema,
  idempotencyKey: idempotencyKeySchema,
});
export type ProofRequest = Omit<z.output<typeof proofSchema>, 'idempotencyKey'>;
