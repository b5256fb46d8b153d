import { Suspense } from 'react';
import { discardQuestion } from './frame-questions';
import { FrameDialog } from './lazy-dialog';
import { useLeaveGuard } from './use-leave-guard';

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
