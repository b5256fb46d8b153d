import { recordWrite, type Writer } from '../../foundation/audit/writer.ts';
import { organizations } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';

export interface ReviewSettings {
  /** True if people sign their decision on a version with their password. */
  readonly asksPassword: boolean;
}

/** Loads the review settings of the organisation. */
export async function loadReviewSettings(transaction: Transaction): Promise<ReviewSettings> {
  const [settings] = await transaction
    .select({ asksPassword: organizations.asksPassword })
    .from(organizations);
  return settings ?? { asksPassword: false };
}

/** Changes the review settings, and records that in the security log. */
export async function changeReviewSettings(
  transaction: Transaction,
  writer: Writer,
  { asksPassword }: ReviewSettings,
): Promise<void> {
  await transaction.update(organizations).set({ asksPassword });
  const detail = asksPassword ? 'decisions ask for the password' : 'decisions do not ask for the password';
  await recordWrite(transaction, writer, 'review-settings-changed', detail);
}
