import { fullNameOf, useSessionUser } from '@/entities/session';
import { PageHeader } from '@/shared/ui/page-header';
import classes from './dashboard.module.css';
import { PendingVersions } from './pending-versions';
import { SubscriptionInfo } from './subscription-info';
import { texts } from './texts';
import { TileGroups } from './tile-groups';

/** / - where administrators start: what waits for a decision, the ways to everything, and the subscription. */
export function DashboardPage() {
  const user = useSessionUser();
  return (
    <>
      <PageHeader
        title={user ? texts.welcome(fullNameOf(user)) : texts.title}
        description={texts.description}
      />
      <PendingVersions />
      <div className={classes['columns']}>
        <TileGroups />
        <SubscriptionInfo />
      </div>
    </>
  );
}
