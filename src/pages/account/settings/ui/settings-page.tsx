import { Suspense } from 'react';
import { Link } from 'react-router';
import { access, canAccess, isAdministrator, useSessionUser } from '@/entities/session';
import { lazyPart } from '@/shared/ui/lazy-part';
import { PageHeader } from '@/shared/ui/page-header';
import { paths } from '@/shared/routes';
import { texts } from '../i18n';
import { AppearanceSection } from './appearance-section';
import { PasswordSection } from './password-section';
import { PrinterSection } from './printer-section';
import { ProfileSection } from './profile-section';
import classes from './settings.module.css';

const SecondFactorSection = lazyPart(async () => ({
  default: (await import('./second-factor/second-factor-section')).SecondFactorSection,
}));

/** /settings - the person's profile, appearance settings, password and printers. */
export function SettingsPage() {
  const user = useSessionUser();
  if (!user) return null;
  return (
    <>
      <PageHeader title={texts.title} />
      <div className={classes['sections']}>
        <ProfileSection user={user} />
        <AppearanceSection />
        <PasswordSection user={user} />
        <Suspense>
          <SecondFactorSection user={user} />
        </Suspense>
        <PrinterSection user={user} />
        {canAccess(user, access.tenantAdministration) && !isAdministrator(user) && <SubscriptionSection />}
      </div>
    </>
  );
}

/** Link to cancel the subscription, for a tenant administrator who has no dashboard with that link. */
function SubscriptionSection() {
  return (
    <section className={classes['section']}>
      <h2>{texts.subscription}</h2>
      <Link to={paths.subscriptionCancel}>{texts.pauseSubscription}</Link>
    </section>
  );
}
