import { Button } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { BusyButton } from '@/shared/ui/busy-button';
import { texts } from '../i18n';
import classes from './import-data.module.css';

interface StepFrameProps {
  title: string;
  hint?: string;
  onBack?: (() => void) | undefined;
  next?: {
    text?: string;
    isBusy: boolean;
    /** Reason why the next step is blocked; "" if it is not. */
    reason: string;
    onNext: () => void;
  };
  children: ReactNode;
}

/** Frame of one step: heading, which takes the focus when the step opens, content and buttons. */
export function StepFrame({ title, hint, onBack, next, children }: StepFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isOpenedByHand = onBack !== undefined;
  useEffect(() => {
    // The first step opens with the screen, whose own heading has the focus.
    if (isOpenedByHand) heading.current?.focus();
  }, [isOpenedByHand]);
  return (
    <section className={classes['body']} aria-label={title}>
      <div>
        <h2 ref={heading} tabIndex={-1} className={classes['title']}>
          {title}
        </h2>
        {hint !== undefined && <p className={classes['hint']}>{hint}</p>}
      </div>
      {children}
      {(onBack || next) && (
        <div className={classes['foot']}>
          {next && (
            <span role="status" className={classes['reason']}>
              {next.reason}
            </span>
          )}
          {onBack && (
            <Button variant="default" size="md" onClick={onBack}>
              {texts.back}
            </Button>
          )}
          {next && (
            <BusyButton
              size="md"
              isBusy={next.isBusy}
              isBlocked={next.reason !== ''}
              onClick={() => {
                if (!next.isBusy && next.reason === '') next.onNext();
              }}
            >
              {next.text ?? texts.next}
            </BusyButton>
          )}
        </div>
      )}
    </section>
  );
}
