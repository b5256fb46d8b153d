import { recordWrite, type Writer } from '../../foundation/audit/writer.ts';
import { organizations } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';

export interface ReviewSettings {
  /** Whether who decides on a version signs with their password. */
  readonly asksPassword: boolean;
}

/** How the organisation wants its versions reviewed. */
export async function loadReviewSettings(transaction: Transaction): Promise<ReviewSettings> {
  const [settings] = await transaction
    .select({ asksPassword: organizations.asksPassword })
    .from(organizations);
  return settings ?? { asksPassword: false };
}

/** Changes it, and writes that into the security log. */
export async function changeReviewSettings(
  transaction: Transaction,
  writer: Writer,
  { asksPassword }: ReviewSettings,
): Promise<void> {
  await transaction.update(organizations).set({ asksPassword });
  const detail = asksPassword ? 'decisions ask for the password' : 'decisions do not ask for the password';
  await recordWrite(transaction, writer, 'review-settings-changed', detail);
}
