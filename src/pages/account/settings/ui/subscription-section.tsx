import { Link } from 'react-router';
import { paths } from '@/shared/routes';
import { texts } from '../i18n';
import classes from './settings.module.css';

/** The way to the end of the subscription, for the administrator of the tenant who has no dashboard to find it on. */
export function SubscriptionSection() {
  return (
    <section className={classes['section']}>
      <h2>{texts.subscription}</h2>
      <Link to={paths.subscriptionCancel}>{texts.pauseSubscription}</Link>
    </section>
  );
}
