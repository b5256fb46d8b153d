import { useRef, Suspense } from 'react';
import { useBlocker, type Location } from 'react-router';
import { useTokenStore } from '../../auth';
import { useLeaveWarning } from '../../lib/leave-warning';
import { OPEN_PARAMETER } from '../../routes';
import { discardQuestion } from './frame-questions';
import { FrameDialog } from './lazy-dialog';

export interface LeaveGuard {
  /** The person wants to leave and would lose changes. */
  isAsking: boolean;
  stay: () => void;
  leave: () => void;
  /** Stops blocking: the changes are saved, or discarded on purpose. */
  open: () => void;
}

/**
 * Blocks a navigation that would lose changes until the person decides. Another address of the same screen does not count
 * as leaving, unless it opens another record (`?open=`); a session that has ended is never blocked.
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

/** Returns what an address shows: the screen and its open record. */
const shownBy = ({ pathname, search }: Location) =>
  `${pathname}?${new URLSearchParams(search).get(OPEN_PARAMETER) ?? ''}`;

/** Leave confirmation for screens without the page frame, while changes would be lost. */
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
