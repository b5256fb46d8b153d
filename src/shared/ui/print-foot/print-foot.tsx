import { Button } from '@mantine/core';
import { CircleAlert, CircleCheck, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { uiTexts } from '../i18n';
import classes from './print-foot.module.css';
import { sentToPrinter } from './sent-to-printer';

const texts = uiTexts.printFoot;

interface PrintFootProps {
  /** The consequence of pressing the button, a paragraph for each sentence. */
  children: ReactNode;
  /** What stands in the way, where it is known before the button is pressed; "" otherwise. */
  obstacle?: string;
  /** Why the last press did not print everything; "" otherwise. */
  message: string;
  /** What is behind the message, where there is more to say. */
  reason?: string;
  /** Labels the last press brought to the printer; 0 says nothing. */
  printedCount: number;
  isPrinting: boolean;
  /** No print is left this month: the reason stands in words above, the button is closed. */
  isOutOfPrints: boolean;
  /** The words of the button. */
  action: string;
  onPrint: () => void;
}

/** The consequence in words and the one big button. It stays clickable and says why it does not print. */
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
        {printedCount > 0 && (
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
