import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, Navigate } from 'react-router';
import { useSessionUser } from '@/entities/session';
import { useEnter } from '@/features/sign-in';
import { secondFactorQueries } from '@/features/user-settings';
import { refreshOnce } from '@/shared/api';
import { useTokenStore } from '@/shared/auth';
import { paths } from '@/shared/routes';
import { QueryView } from '@/shared/ui/query-view';
import { texts as allTexts } from '../i18n';
import { FactorSetup } from './second-factor/factor-setup';
import classes from './settings.module.css';

const { factor: texts } = allTexts;

/**
 * /account/second-factor - where an administrator sets up the second factor that the organisation asks for; everybody else
 * has theirs in the settings.
 */
export function RequiredFactorPage() {
  const user = useSessionUser();
  const factor = useQuery(secondFactorQueries.mine());
  const enter = useEnter();
  // The token says that a second factor is missing, until another one is fetched.
  const goOn = () => void refreshOnce(useTokenStore.getState().token).then(enter, enter);
  // Kept: the recovery codes are still shown when a new token says that nothing is missing any more.
  const [isAsked] = useState(user?.needsSecondFactor === true);
  if (!user) return null;
  if (!isAsked) return <Navigate to={paths.settings} replace />;
  return (
    <div className={classes['section']}>
      <h1 tabIndex={-1}>{texts.requiredTitle}</h1>
      <QueryView query={factor}>
        {({ since }) => <Setup isOn={since !== ''} email={user.email} onDone={goOn} />}
      </QueryView>
      <Link to={paths.logout} className={classes['link']}>
        {texts.signOut}
      </Link>
    </div>
  );
}

interface SetupProps {
  /** Whether it was set up before, in another tab or before a reload. */
  isOn: boolean;
  email: string;
  onDone: () => void;
}

function Setup({ isOn, email, onDone }: SetupProps) {
  // Kept: a refetch while the recovery codes are shown must not take them away.
  const [wasOn] = useState(isOn);
  return wasOn ? (
    <>
      <p className={classes['hint']}>{texts.isOn}</p>
      <Button onClick={onDone}>{texts.goOn}</Button>
    </>
  ) : (
    <>
      <p className={classes['hint']}>{texts.requiredHint}</p>
      <FactorSetup email={email} onDone={onDone} />
    </>
  );
}
