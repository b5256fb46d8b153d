import { HttpError } from '../../foundation/http/http-error.ts';
import { agents } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { sentences } from '../sentences/index.ts';
import { loadPlan } from './print-allowance.ts';

/** @throws HttpError 402 if the subscription has no agents; existing ones can still be seen, disabled and deleted */
export async function requireAgents(transaction: Transaction): Promise<void> {
  const { agentsEnabled } = await loadPlan(transaction);
  if (!agentsEnabled) throw new HttpError(402, sentences.subscription.noAgents);
}

/**
 * Refuses one more agent than the subscription allows. The caller must hold the lock on the organisation, so that two
 * calls cannot take the last place.
 * @throws HttpError 402
 */
export async function requireRoomForAgent(transaction: Transaction): Promise<void> {
  await requireAgents(transaction);
  const { maxAgents: allowed } = await loadPlan(transaction);
  if ((await transaction.$count(agents)) < allowed) return;
  throw new HttpError(402, sentences.subscription.agents({ allowed }));
}
