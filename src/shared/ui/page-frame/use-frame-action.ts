import { useRef, useState } from 'react';
import { ApiError, toApiError, type ApiProblem } from '../../api';

/** Why an action did not come through, in words. */
export interface FrameFault {
  message: string;
  problems: readonly ApiProblem[];
}

/** One action of the frame at a time: a second press while it is under way does nothing. */
export function useFrameAction() {
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const run = async <T>(
    action: () => Promise<T>,
  ): Promise<{ value: T } | { fault: FrameFault } | undefined> => {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    setBusy(true);
    try {
      return { value: await action() };
    } catch (error) {
      return { fault: faultOf(error) };
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };
  return { isBusy, run };
}

/** A fault of our own has a message of its own; what a call threw has the server's. */
function faultOf(error: unknown): FrameFault {
  if (error instanceof Error && !(error instanceof ApiError)) return { message: error.message, problems: [] };
  const { message, problems } = toApiError(error);
  return { message, problems };
}
