import { PrintFoot } from '@/shared/ui/print-foot';
import { texts } from '../i18n';
import type { useOrderPrint } from '../model/use-order-print';

interface OrderFootProps {
  action: ReturnType<typeof useOrderPrint>;
  /** The allowance of this month is used up: the reason is shown in words, the button is closed. */
  isOutOfPrints: boolean;
  onPrint: () => void;
}

/** How many labels of how many lines come out where, in how many jobs, and the button. */
export function OrderFoot({ action, isOutOfPrints, onPrint }: OrderFootProps) {
  const { consequence, message, reason, isPrinting, printedCount } = action;
  const { sentences, refusal, total } = consequence;
  const isShownAbove = isOutOfPrints || refusal === message;
  return (
    <PrintFoot
      obstacle={isShownAbove ? '' : refusal}
      message={message}
      reason={reason}
      printedCount={message === '' ? printedCount : 0}
      isPrinting={isPrinting}
      isOutOfPrints={isOutOfPrints}
      action={total === 0 ? texts.printNothing : texts.print({ count: total })}
      onPrint={onPrint}
    >
      {total > 0 && sentences.map((sentence) => <p key={sentence}>{sentence}</p>)}
    </PrintFoot>
  );
}
