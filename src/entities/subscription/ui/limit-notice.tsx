import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import type { LimitUse } from '../model/subscription-use';
import { useLimit } from '../model/use-limit';

interface LimitNoticeProps {
  limit: LimitUse['name'];
  /** Number of places about to be used; 0 when the action takes no place. */
  needed?: number;
  /** Sentence of the screen, shown after those of the limit. */
  children?: ReactNode;
}

/** On screens that add something limited: shows what is used and what is left, before the server refuses. */
export function LimitNotice({ limit, needed = 1, children }: LimitNoticeProps) {
  const answer = useLimit(limit, needed);
  if (!answer) return null;
  const { isBlocked, sentence } = answer;
  return (
    <Alert color={isBlocked ? 'yellow' : 'gray'} role={isBlocked ? 'status' : 'note'}>
      {sentence} {children}
    </Alert>
  );
}
