import { useRef, Suspense } from 'react';
import { useBlocker, type Location } from 'react-router';
import { useTokenStore } from '../../auth';
import { useLeaveWarning } from '../../lib/leave-warning';
import { OPEN_PARAMETER } from '../../routes';
import { discardQuestion } from './frame-questions';
import { FrameDialog } from './lazy-dialog';

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
 * leaving, unless it opens another thing (`?open=`), and a session that ended is never held.
 */
export function useLeaveGuard(isChanged: boolean): LeaveGuard {
  const isOpen = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged &&
      !isOpen.current &&
      shownBy(currentLocation) !== shownBy(nextLocation) &&
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

/** What an address shows: its screen, and the thing that is open on it. */
const shownBy = ({ pathname, search }: Location) =>
  `${pathname}?${new URLSearchParams(search).get(OPEN_PARAMETER) ?? ''}`;

/** For screens without the frame: asks whoever leaves while something would be lost. */
export function LeaveQuestion({ isNeeded }: { isNeeded: boolean }) {
  const guard = useLeaveGuard(isNeeded);
  return (
    <Suspense>
      <FrameDialog
        question={guard.isAsking ? discardQuestion(guard.leave) : undefined}
        onClose={guard.stay}
      />
    </Suspense>
  );
}
