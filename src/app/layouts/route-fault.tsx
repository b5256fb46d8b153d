import { Button } from '@mantine/core';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { endSession } from '@/shared/auth';
import classes from './route-fault.module.css';
import { texts } from '../entrypoint/texts';

/** What is shown where a screen cannot be: closed to the person, not loadable, or broken. */
export function RouteFault() {
  const error = useRouteError();
  const isForbidden = isRouteErrorResponse(error) && error.status === 403;
  return (
    <div role="alert" className={classes['fault']}>
      <h1>{isForbidden ? texts.forbidden : texts.crashed}</h1>
      <p>{isForbidden ? texts.forbiddenHint : isChunkFault(error) ? texts.updated : texts.crashedHint}</p>
      {isForbidden ? (
        <Button onClick={() => endSession()}>{texts.logout}</Button>
      ) : (
        <Button onClick={() => globalThis.location.reload()}>{texts.reload}</Button>
      )}
    </div>
  );
}

/** A chunk that is gone: a newer release has replaced the files this page knows. */
function isChunkFault(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);
}
