import { useQuery } from '@tanstack/react-query';
import { reviewQueries, PendingVersions } from '@/entities/review';
import { decidesIn, type SessionUser } from '@/entities/session';
import { useWarmComparison } from '@/features/compare-versions';

/** Label versions that wait for a decision of this person. */
export function ReviewWork({ user }: { user: SessionUser }) {
  const { data: versions = [] } = useQuery(reviewQueries.pending());
  useWarmComparison(versions.some(({ state }) => decidesIn(user, state)));
  return <PendingVersions isShown={({ state }) => decidesIn(user, state)} />;
}
