import { Button } from '@mantine/core';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router';
import { useEffectEvent, useLayoutEffect, type ReactNode } from 'react';
import { endSession } from '@/shared/auth';
import { texts } from '../i18n';
import { isChunkFault } from '../routes/load-screen';
import { FIRST_SCREEN_RETRY_MS, LONGEST_SCREEN_RETRY_MS } from '../config/timings';
import classes from './route-fault.module.css';

/** Error screen of a route: forbidden, not loadable, sign-in not confirmed, or crashed. */
export function RouteFault() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 403)
    return (
      <Fault title={texts.faults.forbidden} hint={texts.faults.forbiddenHint}>
        <Button onClick={() => endSession()}>{texts.faults.logout}</Button>
      </Fault>
    );
  if (isChunkFault(error))
    return <PassingFault title={texts.faults.notLoaded} hint={texts.faults.notLoadedHint} />;
  if (isRouteErrorResponse(error) && error.status === 503)
    return <PassingFault title={texts.faults.unconfirmed} hint={texts.faults.unconfirmedHint} />;
  return (
    <Fault title={texts.faults.crashed} hint={texts.faults.crashedHint}>
      <Button onClick={() => globalThis.location.reload()}>{texts.faults.reload}</Button>
    </Fault>
  );
}

/**
 * Error screen that retries the navigation without a reload: when the network returns, and at growing intervals, because
 * nothing reports that a server is available again. If a newer release is out, the new-version notice offers to reload.
 */
function PassingFault({ title, hint }: Pick<FaultProps, 'title' | 'hint'>) {
  const navigate = useNavigate();
  const location = useLocation();
  const retry = useEffectEvent(() => void navigate(location, { replace: true, state: location.state }));
  // Layout effect, to run before the paint: the network may be back as soon as the error is visible.
  useLayoutEffect(() => {
    let delayMs = FIRST_SCREEN_RETRY_MS;
    let timer = setTimeout(onTime, delayMs);
    function onTime() {
      retry();
      delayMs = Math.min(2 * delayMs, LONGEST_SCREEN_RETRY_MS);
      timer = setTimeout(onTime, delayMs);
    }
    const onOnline = () => retry();
    globalThis.addEventListener('online', onOnline);
    return () => {
      clearTimeout(timer);
      globalThis.removeEventListener('online', onOnline);
    };
  }, []);
  return (
    <Fault title={title} hint={hint}>
      <Button onClick={() => void navigate(location, { replace: true, state: location.state })}>
        {texts.faults.retry}
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
