import { HttpError } from '../../foundation/http/http-error.ts';
import { agents } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { sentences } from '../sentences/index.ts';
import { loadPlan } from './print-allowance.ts';

/** @throws HttpError 402 where the subscription has no agents; what there is can still be seen, disabled and deleted */
export async function requireAgents(transaction: Transaction): Promise<void> {
  const { agentsEnabled } = await loadPlan(transaction);
  if (!agentsEnabled) throw new HttpError(402, sentences.subscription.noAgents);
}

/**
 * Refuses one more agent than the subscription allows. The caller holds the organisation locked, so that two cannot
 * take the last place. @throws HttpError 402
 */
export async function requireRoomForAgent(transaction: Transaction): Promise<void> {
  await requireAgents(transaction);
  const { maxAgents: allowed } = await loadPlan(transaction);
  if ((await transaction.$count(agents)) < allowed) return;
  throw new HttpError(402, sentences.subscription.agents({ allowed }));
}
