import { useRef, useState } from 'react';
import { ApiError, toApiError, type ApiProblem } from '../../api';

/** Reason why an action failed, as sentences. */
export interface FrameFault {
  message: string;
  problems: readonly ApiProblem[];
}

type Outcome<T> = { value: T } | { fault: FrameFault };

/** Returns a function that runs one action at a time; a second press while it is running does nothing. */
export function useFrameAction() {
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const run = async <T>(action: () => Promise<T>): Promise<Outcome<T> | undefined> => {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    setBusy(true);
    const outcome = await outcomeOf(action);
    isUnderWay.current = false;
    setBusy(false);
    return outcome;
  };
  return { isBusy, run };
}

async function outcomeOf<T>(action: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { value: await action() };
  } catch (error) {
    return { fault: faultOf(error) };
  }
}

/** Returns the failure of an error: our own errors have their own message, those of a call have the server's. */
function faultOf(error: unknown): FrameFault {
  if (error instanceof Error && !(error instanceof ApiError)) return { message: error.message, problems: [] };
  const { message, problems } = toApiError(error);
  return { message, problems };
}
