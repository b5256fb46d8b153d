import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Circle, CircleCheck, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { featureFlagQueries, subscriptionQueries } from '@/entities/subscription';
import { canAccess, useSessionUser } from '@/entities/session';
import { focusMain } from '@/shared/ui/main-focus';
import { countQueries } from '../api/count-queries';
import { texts } from '../i18n';
import { FIRST_STEPS, isOffered, isRemembered, isTaken, remember } from '../model/first-steps';
import classes from './dashboard.module.css';

/**
 * The way to the first print, in steps that are ticked off by what there is. Closed for good by the person. It asks for nothing
 * that the dashboard does not ask for anyway.
 */
export function FirstSteps() {
  const user = useSessionUser();
  const owner = user?.userId ?? '';
  const [closedBy, setClosedBy] = useState<string>();
  const { data: features } = useQuery(featureFlagQueries.mine());
  const counts = useQuery(countQueries.ofOrganization());
  const labels = useQuery(countQueries.labels());
  const subscription = useQuery(subscriptionQueries.current());
  const { data: prints } = useQuery(subscriptionQueries.printCount(subscription.data));
  const printsNow = prints?.printedJobs ?? 0;
  useEffect(() => {
    if (printsNow > 0 && owner !== '') remember('printed', owner);
  }, [printsNow, owner]);
  const hasPrinted = isRemembered('printed', owner);
  const steps = FIRST_STEPS.filter(({ name, rule }) => canAccess(user, rule) && isOffered(name, features));
  if (steps.length === 0 || closedBy === owner || isRemembered('closed', owner)) return null;
  const close = () => {
    remember('closed', owner);
    setClosedBy(owner);
    focusMain();
  };
  return (
    <section className={classes['steps']} aria-labelledby="first-steps">
      <h2 id="first-steps">{texts.firstSteps.title}</h2>
      <ActionIcon variant="subtle" color="gray" size={32} aria-label={texts.firstSteps.close} onClick={close}>
        <X size={16} aria-hidden />
      </ActionIcon>
      <ol>
        {steps.map(({ name, path }) => {
          const hasTaken = isTaken(name, { counts, labels, subscription, prints, hasPrinted });
          const Icon = hasTaken ? CircleCheck : Circle;
          return (
            <li key={name}>
              <Link to={path} data-taken={hasTaken || undefined}>
                <Icon size={20} aria-hidden />
                <span>
                  {texts.firstSteps[name]}{' '}
                  {hasTaken && <VisuallyHidden>{texts.firstSteps.taken}</VisuallyHidden>}
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
