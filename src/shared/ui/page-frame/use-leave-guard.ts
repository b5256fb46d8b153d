import { useRef } from 'react';
import { useBlocker } from 'react-router';
import { useTokenStore } from '../../auth';
import { useLeaveWarning } from '../../lib/leave-warning';

export interface LeaveGuard {
  /** Somebody wants to leave, and would lose what was changed. */
  isAsking: boolean;
  stay: () => void;
  leave: () => void;
  /** From now on nothing holds the person: what was changed is kept, or is gone on purpose. */
  open: () => void;
}

/**
 * Holds who would lose changes by leaving this screen, until they decide. Another address of the same screen is no
 * leaving, and a session that ended is never held.
 */
export function useLeaveGuard(isChanged: boolean): LeaveGuard {
  const isOpen = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged &&
      !isOpen.current &&
      currentLocation.pathname !== nextLocation.pathname &&
      useTokenStore.getState().token !== '',
  );
  useLeaveWarning(isChanged);
  return {
    isAsking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
    open: () => {
      isOpen.current = true;
    },
  };
}
