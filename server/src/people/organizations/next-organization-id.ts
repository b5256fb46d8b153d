import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '../../foundation/store/store.ts';

const answerSchema = z.object({ rows: z.array(z.object({ id: z.coerce.number().int() })).length(1) });

/** Returns an id no organisation has had; ids of registrations that were never confirmed are not reused. */
export async function nextOrganizationId(transaction: Transaction): Promise<number> {
  const answer = await transaction.execute(sql`select nextval('organization_numbers') as id`);
  return answerSchema.parse(answer).rows[0]?.id ?? 0;
}
