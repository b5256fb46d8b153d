import { CircleAlert, X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { BusyButton } from '@/shared/ui/busy-button';
import { texts } from '../i18n';
import classes from './review.module.css';

interface DecisionAnswersProps {
  /** Reason why approval is not possible now; "" when it is. */
  reason: string;
  canReject: boolean;
  onReject: () => void;
  /** Label of the positive answer. */
  yes: string;
  yesIcon?: ReactNode;
  onYes: () => void;
}

/** Two answer buttons of equal size, set apart. The reason why approval is not possible is above them. */
export function DecisionAnswers({ reason, canReject, onReject, yes, yesIcon, onYes }: DecisionAnswersProps) {
  const reasonId = useId();
  return (
    <>
      <p id={reasonId} role="status" className={classes['reason']}>
        {reason !== '' && <CircleAlert size={16} aria-hidden />}
        {reason}
      </p>
      <div className={classes['pair']}>
        <BusyButton
          variant="default"
          isBusy={false}
          isBlocked={!canReject}
          leftSection={<X size={18} aria-hidden />}
          onClick={onReject}
        >
          {texts.reject}
        </BusyButton>
        <BusyButton
          isBusy={false}
          isBlocked={reason !== ''}
          {...(yesIcon !== undefined && { leftSection: yesIcon })}
          onClick={onYes}
          {...(reason !== '' && { 'aria-describedby': reasonId })}
        >
          {yes}
        </BusyButton>
      </div>
    </>
  );
}
