import { Button } from '@mantine/core';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { endSession } from '@/shared/auth';
import { isChunkFault } from '../routes/load-screen';
import classes from './route-fault.module.css';
import { texts } from '../entrypoint/texts';

/** What is shown where a screen cannot be: closed to the person, not loadable, not yet allowed for, or broken. */
export function RouteFault() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 403)
    return (
      <Fault title={texts.forbidden} hint={texts.forbiddenHint}>
        <Button onClick={() => endSession()}>{texts.logout}</Button>
      </Fault>
    );
  if (isChunkFault(error)) return <PassingFault title={texts.notLoaded} hint={texts.notLoadedHint} />;
  if (isRouteErrorResponse(error) && error.status === 503)
    return <PassingFault title={texts.unconfirmed} hint={texts.unconfirmedHint} />;
  return (
    <Fault title={texts.crashed} hint={texts.crashedHint}>
      <Button onClick={() => globalThis.location.reload()}>{texts.reload}</Button>
    </Fault>
  );
}

/**
 * Tried again without losing the page, by itself when the network is back; where a newer release is out, its notice
 * offers to reload.
 */
function PassingFault({ title, hint }: Pick<FaultProps, 'title' | 'hint'>) {
  const navigate = useNavigate();
  const location = useLocation();
  const retry = useEffectEvent(() => void navigate(location, { replace: true, state: location.state }));
  useEffect(() => {
    const onOnline = () => retry();
    globalThis.addEventListener('online', onOnline);
    return () => globalThis.removeEventListener('online', onOnline);
  }, []);
  return (
    <Fault title={title} hint={hint}>
      <Button onClick={() => void navigate(location, { replace: true, state: location.state })}>
        {texts.retry}
      </Button>
    </Fault>
  );
}

interface FaultProps {
  title: string;
  hint: string;
  children: ReactNode;
}

function Fault({ title, hint, children }: FaultProps) {
  return (
    <div role="alert" className={classes['fault']}>
      <h1>{title}</h1>
      <p>{hint}</p>
      {children}
    </div>
  );
}
