import { Progress } from '@mantine/core';
import { Ban, Check, CircleAlert, TriangleAlert } from 'lucide-react';
import { Badge } from '@/shared/ui/badge';
import { texts } from '../i18n';
import type { LimitLine } from '../model/limit-overview';
import classes from './limits.module.css';

const LOOKS = {
  near: { color: 'yellow', Icon: TriangleAlert },
  full: { color: 'red', Icon: CircleAlert },
  on: { color: 'green', Icon: Check },
  off: { color: 'gray', Icon: Ban },
} as const;

const BAR_COLORS = { free: 'ink', near: 'yellow', full: 'red' } as const;

/** Row of one limit: name, usage, and consequence. */
export function LimitRow({ line: { title, state, amount, share, sentence } }: { line: LimitLine }) {
  const look = state === 'free' || state === 'open' ? undefined : LOOKS[state];
  // A counted limit has a word for its level; for the others the amount takes that place.
  const level = state === 'near' || state === 'full' ? texts.limits[state] : undefined;
  const isBadgeAlone = look !== undefined && level === undefined;
  return (
    <li>
      <div className={classes['head']}>
        <span className={classes['title']}>{title}</span>
        {look && (
          <Badge color={look.color} icon={look.Icon}>
            {level ?? amount}
          </Badge>
        )}
        {!isBadgeAlone && <span className={classes['amount']}>{amount}</span>}
      </div>
      {share !== undefined && (state === 'free' || state === 'near' || state === 'full') && (
        <Progress.Root size="sm">
          <Progress.Section value={share * 100} color={BAR_COLORS[state]} withAria={false} />
        </Progress.Root>
      )}
      <p className={classes['sentence']}>{sentence}</p>
    </li>
  );
}
