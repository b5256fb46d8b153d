import { Button, Group } from '@mantine/core';
import { Link } from 'react-router';
import { access, AccessGate, asLists } from '@/entities/session';
import { SubscriptionPanel } from '@/entities/subscription';
import { ChangePlanButton } from '@/features/change-plan';
import { paths } from '@/shared/routes';
import classes from './dashboard.module.css';
import { texts } from './texts';

/** The subscription at the bottom right; only the administrator of the tenant changes or pauses it. */
export function SubscriptionInfo() {
  return (
    <div className={classes['subscription']}>
      <SubscriptionPanel
        action={
          <AccessGate {...asLists(access.tenantAdministration)}>
            <Group gap="sm">
              <ChangePlanButton />
              <Button component={Link} to={paths.subscriptionCancel} variant="default">
                {texts.pauseSubscription}
              </Button>
            </Group>
          </AccessGate>
        }
      />
    </div>
  );
}
