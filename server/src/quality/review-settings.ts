import type { Caller } from '../access/caller.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { Services } from '../services.ts';
import { organizations } from '../store/schema/index.ts';
import type { Transaction } from '../store/store.ts';

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

interface Writer {
  readonly services: Pick<Services, 'clock'>;
  readonly caller: Caller;
  readonly clientAddress: string;
}

/** Changes it, and writes that into the security log. */
export async function changeReviewSettings(
  transaction: Transaction,
  { services, caller, clientAddress }: Writer,
  { asksPassword }: ReviewSettings,
): Promise<void> {
  await transaction.update(organizations).set({ asksPassword });
  await recordEvent(transaction, {
    organizationId: caller.organizationId,
    actorId: caller.userId,
    event: 'review-settings-changed',
    clientAddress,
    detail: asksPassword ? 'decisions ask for the password' : 'decisions do not ask for the password',
    now: services.clock(),
  });
}
