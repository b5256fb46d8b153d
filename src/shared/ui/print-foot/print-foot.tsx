import { Button } from '@mantine/core';
import { CircleAlert, CircleCheck, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { uiTexts } from '../i18n';
import classes from './print-foot.module.css';
import { sentToPrinter } from './sent-to-printer';

const texts = uiTexts.printFoot;

interface PrintFootProps {
  /** Consequence of pressing the button, one paragraph per sentence. */
  children: ReactNode;
  /** Obstacle that is known before the button is pressed; "" without one. */
  obstacle?: string;
  /** Reason why the last press did not print everything; "" otherwise. */
  message: string;
  /** Details of the message. */
  reason?: string;
  /** Number of labels that the last print sent to the printer; not shown if 0 or beside a message of a later press. */
  printedCount: number;
  isPrinting: boolean;
  /** No prints are left this month: the button is disabled and the reason is shown above it. */
  isOutOfPrints: boolean;
  /** Text of the button. */
  action: string;
  onPrint: () => void;
}

/** Consequence of a print and the large button. The button stays clickable and says why it does not print. */
export function PrintFoot({
  children,
  obstacle = '',
  message,
  reason = '',
  printedCount,
  isPrinting,
  isOutOfPrints,
  action,
  onPrint,
}: PrintFootProps) {
  return (
    <div className={classes['foot']}>
      <div className={classes['consequence']}>
        {children}
        {obstacle !== '' && (
          <p className={classes['bad']}>
            <CircleAlert size={16} aria-hidden />
            {obstacle}
          </p>
        )}
        {message !== '' && (
          <p role="alert" className={classes['bad']}>
            <CircleAlert size={16} aria-hidden />
            {message}
          </p>
        )}
        {reason !== '' && <p className={classes['bad']}>{reason}</p>}
        {printedCount > 0 && message === '' && (
          <output className={classes['good']}>
            <CircleCheck size={16} aria-hidden />
            {sentToPrinter(printedCount)}
          </output>
        )}
      </div>
      <Button
        size="lg"
        className={classes['print']}
        leftSection={<Printer size={20} aria-hidden />}
        aria-busy={isPrinting}
        aria-disabled={isPrinting || isOutOfPrints}
        data-disabled={isOutOfPrints || undefined}
        title={texts.shortcut}
        onClick={onPrint}
      >
        {isPrinting ? texts.printing : action}
      </Button>
    </div>
  );
}
