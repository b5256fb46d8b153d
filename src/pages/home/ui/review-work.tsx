import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { reviewQueries, PendingVersions } from '@/entities/review';
import { decidesIn, type SessionUser } from '@/entities/session';
import { useWarmComparison } from '@/features/compare-versions';

interface ReviewWorkProps {
  user: SessionUser;
  /** What is below the table; shown together with it, so that it does not push it away. */
  children: ReactNode;
}

/** Label versions that wait for a decision of this person. */
export function ReviewWork({ user, children }: ReviewWorkProps) {
  const { data: versions = [], isPending } = useQuery(reviewQueries.pending());
  useWarmComparison(versions.some(({ state }) => decidesIn(user, state)));
  return (
    <>
      <PendingVersions isShown={({ state }) => decidesIn(user, state)} />
      {!isPending && children}
    </>
  );
}
