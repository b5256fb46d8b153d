import { Suspense, useLayoutEffect } from 'react';
import { lazyPart } from '@/shared/ui/lazy-part';
import type { Decision } from '../model/use-decision';

/** On its way with the first press only: most of who look at a version do not decide. */
const ConfirmDecision = lazyPart(async () => ({
  default: (await import('./confirm-decision')).ConfirmDecision,
}));

interface DecisionDialogProps {
  decision: Decision;
  /** The organisation wants approvals and publications signed with the password; a rejection never is. */
  asksPassword: boolean;
}

/** The question before a decision. The focus goes back to the button it came from. */
export function DecisionDialog({ decision: { asked, answer }, asksPassword }: DecisionDialogProps) {
  useFocusBack(asked !== undefined);
  if (!asked) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmDecision question={asked} asksPassword={asksPassword && asked.tone === 'good'} {...answer} />
    </Suspense>
  );
}

/** After a dialog closed, the focus is where it was before it opened, if that is still there. */
function useFocusBack(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const before = document.activeElement;
    return () => {
      // After this commit, in which the dialog goes and takes the focus with it.
      queueMicrotask(() => {
        if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      });
    };
  }, [isOpen]);
}
