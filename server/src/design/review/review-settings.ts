import { recordWrite, type Writer } from '../../foundation/audit/writer.ts';
import { organizations } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';

export interface ReviewSettings {
  /** True if people sign their decision on a version with their password. */
  readonly asksPassword: boolean;
  /** True if nobody decides in favour of a version of their own, not even Master. */
  readonly bindsMaster: boolean;
}

/** Loads the review settings of the organisation. */
export async function loadReviewSettings(transaction: Transaction): Promise<ReviewSettings> {
  const [settings] = await transaction
    .select({ asksPassword: organizations.asksPassword, bindsMaster: organizations.bindsMaster })
    .from(organizations);
  return settings ?? { asksPassword: false, bindsMaster: false };
}

/** Changes those review settings that are given, and records each in the security log. */
export async function changeReviewSettings(
  transaction: Transaction,
  writer: Writer,
  { asksPassword, bindsMaster }: { [Key in keyof ReviewSettings]?: boolean | undefined },
): Promise<void> {
  const record = (detail: string) => recordWrite(transaction, writer, 'review-settings-changed', detail);
  if (asksPassword !== undefined) {
    await transaction.update(organizations).set({ asksPassword });
    await record(asksPassword ? 'decisions ask for the password' : 'decisions do not ask for the password');
  }
  if (bindsMaster !== undefined) {
    await transaction.update(organizations).set({ bindsMaster });
    await record(bindsMaster ? 'four eyes bind Master too' : 'four eyes do not bind Master');
  }
}
