import { useQuery } from '@tanstack/react-query';
import { reviewQueries, PendingVersions } from '@/entities/review';
import { fullNameOf, useSessionUser } from '@/entities/session';
import { useWarmComparison } from '@/features/compare-versions';
import { PageHeader } from '@/shared/ui/page-header';
import { texts } from '../i18n';
import classes from './dashboard.module.css';
import { FirstSteps } from './first-steps';
import { SubscriptionInfo } from './subscription-info';
import { TileGroups } from './tile-groups';

/** / - start page of administrators: pending approvals, links to all screens, and the subscription. */
export function DashboardPage() {
  const user = useSessionUser();
  const waiting = useQuery(reviewQueries.pending());
  useWarmComparison((waiting.data?.length ?? 0) > 0);
  return (
    <>
      <PageHeader
        title={user ? texts.welcome({ name: fullNameOf(user) }) : texts.title}
        description={texts.description}
      />
      <PendingVersions />
      {/* Shown together with the table above, so that it does not push them away. */}
      {!waiting.isPending && (
        <div className={classes['columns']}>
          <TileGroups />
          <div className={classes['aside']}>
            <FirstSteps />
            {/* Its own box keeps the sticky subscription from covering the steps. */}
            <div className={classes['rest']}>
              <SubscriptionInfo />
            </div>
          </div>
        </div>
      )}
    </>
  );
}
