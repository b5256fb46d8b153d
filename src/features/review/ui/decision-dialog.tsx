import { Suspense } from 'react';
import { lazyPart } from '@/shared/ui/lazy-part';
import type { Decision } from '../model/use-decision';
import { useFocusBack } from '../model/use-focus-back';

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
