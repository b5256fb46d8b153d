import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import type { LimitUse } from '../model/subscription-use';
import { useLimit } from '../model/use-limit';

interface LimitNoticeProps {
  limit: LimitUse['name'];
  /** How many more are about to be used; 0 where what is done takes no place. */
  needed?: number;
  /** A sentence of the screen's own after those of the limit. */
  children?: ReactNode;
}

/** On screens that add something limited: what is used and what has room, before one too many is refused. */
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
