import { Progress } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryView } from '@/shared/ui/query-view';
import { subscriptionQueries } from '../api/subscription-queries';
import { limitTexts, texts } from '../i18n';
import { subscriptionUse, type LimitUse } from '../model/subscription-use';
import classes from './subscription-panel.module.css';

const COLORS: Readonly<Record<LimitUse['level'], string>> = { free: 'ink', near: 'yellow', full: 'red' };

/** Panel with the organisation's subscription, its usage, and what a reached limit blocks. */
export function SubscriptionPanel({ action }: { action?: ReactNode }) {
  const subscription = useQuery(subscriptionQueries.current());
  const { data: prints } = useQuery(subscriptionQueries.printCount(subscription.data));
  return (
    <section className={classes['panel']} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <QueryView query={subscription}>
        {(found) => (
          <>
            <p className={classes['type']}>{found.type}</p>
            <ul className={classes['limits']}>
              {subscriptionUse(found, prints).map((limit) => (
                <LimitBar key={limit.name} limit={limit} />
              ))}
            </ul>
            <p className={classes['hint']}>{texts.atTheLimit}</p>
          </>
        )}
      </QueryView>
      {action}
    </section>
  );
}

function LimitBar({ limit: { name, used, allowed, promised, level } }: { limit: LimitUse }) {
  return (
    <li>
      <div className={classes['words']}>
        <span>{limitTexts[name].name}</span>
        <span className={classes['count']}>{texts.usedOf({ used, allowed })}</span>
      </div>
      <Progress.Root size="sm">
        <Progress.Section
          value={allowed === 0 ? 100 : Math.min(100, (used / allowed) * 100)}
          color={COLORS[level]}
          withAria={false}
        />
      </Progress.Root>
      {promised > 0 && <p className={classes['hint']}>{texts.invited({ count: promised })}</p>}
      {level !== 'free' && (
        <p className={classes['hint']}>{level === 'full' ? limitTexts[name].blocked : texts.near}</p>
      )}
    </li>
  );
}
