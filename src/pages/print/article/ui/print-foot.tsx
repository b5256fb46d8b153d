import { Button } from '@mantine/core';
import { CircleAlert, CircleCheck, Printer } from 'lucide-react';
import { printerName } from '@/entities/printer';
import type { PrintForm } from '../model/use-print-form';
import classes from './print-article.module.css';
import { texts } from './texts';

interface PrintFootProps {
  form: PrintForm;
  /** Why the last press did not print everything; "" otherwise. */
  message: string;
  isPrinting: boolean;
  /** The allowance of this month is used up: the reason stands in words, the button is closed. */
  isOutOfPrints: boolean;
  /** Labels the last press printed; 0 before. */
  printedCount: number;
  onPrint: () => void;
}

/** The consequence in words and the one big button. It stays clickable and says why it does not print. */
export function PrintFoot({
  form,
  message,
  isPrinting,
  isOutOfPrints,
  printedCount,
  onPrint,
}: PrintFootProps) {
  const { quantity, articleLabel, printer } = form;
  return (
    <div className={classes['foot']}>
      <div className={classes['consequence']}>
        <p>{texts.consequence(quantity, articleLabel?.name ?? '', printer && printerName(printer))}</p>
        {message !== '' && (
          <p role="alert" className={classes['bad']}>
            <CircleAlert size={16} aria-hidden />
            {message}
          </p>
        )}
        {printedCount > 0 && (
          <output className={classes['good']}>
            <CircleCheck size={16} aria-hidden />
            {texts.printed(printedCount)}
          </output>
        )}
      </div>
      <Button
        size="lg"
        className={classes['print']}
        leftSection={<Printer size={20} aria-hidden />}
        aria-disabled={isPrinting || isOutOfPrints}
        data-disabled={isOutOfPrints || undefined}
        title={texts.shortcut}
        onClick={onPrint}
      >
        {isPrinting ? texts.printing : texts.print(quantity)}
      </Button>
    </div>
  );
}
