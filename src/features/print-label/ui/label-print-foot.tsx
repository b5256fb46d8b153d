import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { labelQueries } from '@/entities/label';
import { printerName } from '@/entities/printer';
import type { PrintsLeft } from '@/entities/subscription';
import { PrintFoot } from '@/shared/ui/print-foot';
import { texts } from '../i18n';
import type { PrintForm } from '../model/use-print-form';

interface LabelPrintFootProps {
  form: PrintForm;
  /** True when pressing the button creates the article first. */
  isNewArticle: boolean;
  /** What is left of this month's allowance; undefined when prints are not counted. */
  printsLeft: PrintsLeft | undefined;
  message: string;
  reason: string;
  isPrinting: boolean;
  printedCount: number;
  onPrint: () => void;
}

/** Footer with what is printed where, its share of the month's allowance, and the button. */
export function LabelPrintFoot({ form, isNewArticle, printsLeft, ...press }: LabelPrintFootProps) {
  const { quantity, label, printer } = form;
  // The preview asks for it.
  const known = useQuery({ ...labelQueries.detail(label?.labelId ?? 0), enabled: false });
  const isOutOfPrints = printsLeft?.left === 0;
  const what = { count: quantity, label: label?.name ?? '' };
  return (
    <PrintFoot
      {...press}
      isOutOfPrints={isOutOfPrints}
      action={isNewArticle ? texts.createAndPrint : texts.print({ count: quantity })}
    >
      <p>
        {printer ? texts.consequenceOn({ ...what, printer: printerName(printer) }) : texts.consequence(what)}
      </p>
      {known.data?.lineCheck && quantity > 1 && <p>{texts.lineCheck}</p>}
      {printsLeft && !isOutOfPrints && <Text c="dimmed">{texts.printsLeft(printsLeft)}</Text>}
    </PrintFoot>
  );
}
