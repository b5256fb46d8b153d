import { Alert, Button } from '@mantine/core';
import { texts } from '../i18n';

interface LargePrintQuestionProps {
  quantity: number;
  /** Name of what is printed. */
  name: string;
  onAnswer: (isMeant: boolean) => void;
}

/** Focuses the button when it is mounted; the same function at every render. */
const focus = (button: HTMLButtonElement | null) => button?.focus();

/**
 * Inline question before many labels are printed. The focus, and with it a scanner's Enter, is on the answer that
 * prints nothing.
 */
export function LargePrintQuestion({ quantity, name, onAnswer }: LargePrintQuestionProps) {
  return (
    <Alert color="yellow" role="group" aria-label={texts.largePrint.print({ count: quantity })}>
      <p>{texts.largePrint.question({ count: quantity, name })}</p>
      <Button ref={focus} variant="default" h={44} mr="sm" onClick={() => onAnswer(false)}>
        {texts.largePrint.doNotPrint}
      </Button>
      <Button h={44} onClick={() => onAnswer(true)}>
        {texts.largePrint.print({ count: quantity })}
      </Button>
    </Alert>
  );
}
