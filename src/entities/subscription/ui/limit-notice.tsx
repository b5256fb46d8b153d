import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { subscriptionQueries } from '../api/subscription-queries';
import { limitBefore } from '../model/limit-before';
import type { LimitUse } from '../model/subscription-use';
import { useLimit } from '../model/use-limit';

interface LimitNoticeProps {
  limit: LimitUse['name'];
  /** Number of places about to be used; 0 when the action takes no place. */
  needed?: number;
  /** Sentence of the screen, shown after those of the limit. */
  children?: ReactNode;
}

/** Common numbers of a limit, for the room that its sentence takes. */
const COMMON = { used: 10, allowed: 100, room: 90, promised: 0, level: 'free' } as const;

/**
 * On screens that add something limited: shows what is used and what is left, before the server refuses. Keeps its room
 * while the subscription is being read, so that nothing below moves.
 */
export function LimitNotice({ limit, needed = 1, children }: LimitNoticeProps) {
  const { isPending } = useQuery(subscriptionQueries.current());
  const answer = useLimit(limit, needed);
  if (isPending)
    return (
      <Alert aria-hidden role="presentation" style={{ visibility: 'hidden' }}>
        {limitBefore({ name: limit, ...COMMON }, needed).sentence}
      </Alert>
    );
  if (!answer) return null;
  const { isBlocked, sentence } = answer;
  return (
    <Alert color={isBlocked ? 'yellow' : 'gray'} role={isBlocked ? 'status' : 'note'}>
      {sentence} {children}
    </Alert>
  );
}
