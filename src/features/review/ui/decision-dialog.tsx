import { Suspense } from 'react';
import { lazyPart } from '@/shared/ui/lazy-part';
import { useFocusBack } from '@/shared/ui/main-focus';
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
