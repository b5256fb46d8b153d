import { Link } from 'react-router';
import { access, canAccess, type SessionUser } from '@/entities/session';
import { SubscriptionPanel } from '@/entities/subscription';
import { paths } from '@/shared/routes';
import { texts } from './texts';

/** The subscription, for administrators; the tenant's own administrator can pause or cancel it. */
export function SubscriptionSection({ user }: { user: SessionUser }) {
  return (
    <SubscriptionPanel
      action={
        canAccess(user, access.tenantAdministration) && (
          <Link to={paths.subscriptionCancel}>{texts.pauseSubscription}</Link>
        )
      }
    />
  );
}
