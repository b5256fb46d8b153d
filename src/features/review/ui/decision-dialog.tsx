import { Suspense, useLayoutEffect } from 'react';
import { lazyPart } from '@/shared/ui/lazy-part';
import type { Decision } from '../model/use-decision';

/** Loaded with the first press only: most people who view a version do not decide. */
const ConfirmDecision = lazyPart(async () => ({
  default: (await import('./confirm-decision')).ConfirmDecision,
}));

interface DecisionDialogProps {
  decision: Decision;
  /** True when the organisation requires the password for approvals and publications; a rejection never needs it. */
  asksPassword: boolean;
}

/** Confirmation before a decision. The focus returns to the button that opened it. */
export function DecisionDialog({ decision: { asked, answer }, asksPassword }: DecisionDialogProps) {
  useFocusBack(asked !== undefined);
  if (!asked) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmDecision question={asked} asksPassword={asksPassword && asked.tone === 'good'} {...answer} />
    </Suspense>
  );
}

/** Restores the focus after a dialog closed to the element that had it before, if that still exists. */
function useFocusBack(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const before = document.activeElement;
    return () => {
      // After this commit, in which the dialog is removed together with the focus.
      queueMicrotask(() => {
        if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      });
    };
  }, [isOpen]);
}
