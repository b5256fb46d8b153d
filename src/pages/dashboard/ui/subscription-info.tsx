import { Button, Group } from '@mantine/core';
import { Link } from 'react-router';
import { access, AccessGate, asLists } from '@/entities/session';
import { SubscriptionPanel } from '@/entities/subscription';
import { ChangePlanButton } from '@/features/change-plan';
import { paths } from '@/shared/routes';
import { texts } from '../i18n';
import classes from './dashboard.module.css';
import { LimitsButton } from './limits-button';

/** Shows the subscription at the bottom right, with a button for all limits; only the tenant administrator can change or pause it. */
export function SubscriptionInfo() {
  return (
    <div className={classes['subscription']}>
      <SubscriptionPanel
        action={
          <Group gap="sm">
            <LimitsButton />
            <AccessGate {...asLists(access.tenantAdministration)}>
              <ChangePlanButton />
              <Button component={Link} to={paths.subscriptionCancel} variant="default">
                {texts.pauseSubscription}
              </Button>
            </AccessGate>
          </Group>
        }
      />
    </div>
  );
}
