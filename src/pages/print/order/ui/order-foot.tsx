import { PrintFoot } from '@/shared/ui/print-foot';
import { texts } from '../i18n';
import type { useOrderPrint } from '../model/use-order-print';

interface OrderFootProps {
  action: ReturnType<typeof useOrderPrint>;
  /** The monthly allowance is used up: the button is disabled and the reason is shown. */
  isOutOfPrints: boolean;
  onPrint: () => void;
}

/** Foot of the screen: number of labels, lines and jobs, the printer, and the print button. */
export function OrderFoot({ action, isOutOfPrints, onPrint }: OrderFootProps) {
  const { consequence, message, reason, isPrinting, printedCount } = action;
  const { sentences, refusal, total } = consequence;
  const isShownAbove = isOutOfPrints || refusal === message;
  return (
    <PrintFoot
      obstacle={isShownAbove ? '' : refusal}
      message={message}
      reason={reason}
      printedCount={printedCount}
      isPrinting={isPrinting}
      isOutOfPrints={isOutOfPrints}
      action={total === 0 ? texts.printNothing : texts.print({ count: total })}
      onPrint={onPrint}
    >
      {total > 0 && sentences.map((sentence) => <p key={sentence}>{sentence}</p>)}
    </PrintFoot>
  );
}
