import type { QueryClient } from '@tanstack/react-query';
import type { ReviewRole } from 'label-core/review';
import { isMyTurn, reviewQueries, type PendingVersion, type ReviewVersion } from '@/entities/review';

interface WhatIsLeft {
  next?: PendingVersion | undefined;
  /** How many pending versions wait for this person; undefined where that cannot be asked. */
  left?: number;
}

/**
 * What waits for a person after a decision, for a server that answers it with nothing. The version decided about counts
 * only in another state: a list that is a moment old still has it in the old one. Never rejects.
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
