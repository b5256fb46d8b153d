import type { QueryClient } from '@tanstack/react-query';
import type { ReviewRole } from 'label-core/review';
import { isMyTurn, reviewQueries, type PendingVersion, type ReviewVersion } from '@/entities/review';

interface WhatIsLeft {
  next?: PendingVersion | undefined;
  /** Number of pending versions that wait for this person; undefined when it cannot be requested. */
  left?: number;
}

/**
 * Returns what waits for a person after a decision, for a server whose answer is empty. The decided version counts only
 * in another state, because a slightly older list still has it in the old state. Never rejects.
 */
export async function whatIsLeft(
  client: QueryClient,
  decided: Pick<ReviewVersion, 'labelVersionId' | 'state'>,
  roles: readonly ReviewRole[],
): Promise<WhatIsLeft> {
  try {
    const pending = await client.query({ ...reviewQueries.pending(), staleTime: 0, retry: false });
    const mine = pending.filter(
      ({ labelVersionId, state }) =>
        isMyTurn({ state, isOwn: false, publishAt: '' }, roles) &&
        (labelVersionId !== decided.labelVersionId || state !== decided.state),
    );
    return { next: mine[0], left: mine.length };
  } catch {
    return {};
  }
}
