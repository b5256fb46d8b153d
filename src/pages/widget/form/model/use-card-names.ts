import { useQuery } from '@tanstack/react-query';
import { labelQueries } from '@/entities/label';
import { printerName, printerQueries } from '@/entities/printer';
import type { CardNames } from './card-of';
import type { WidgetValues } from './widget-form';

/** Returns the names of the chosen label and printer; if they were deleted, the names stored with the widget. */
export function useCardNames(values: WidgetValues, saved: WidgetValues, savedNames: CardNames): CardNames {
  const { data: labels = [] } = useQuery(labelQueries.list());
  const { data: printers = [] } = useQuery(printerQueries.list());
  const { labelId, printerId } = values;
  const printer = printers.find((one) => String(one.printerId) === printerId);
  return {
    labelName:
      labels.find((label) => String(label.labelId) === labelId)?.name ??
      (labelId === saved.labelId ? savedNames.labelName : ''),
    printerName: printer ? printerName(printer) : printerId === saved.printerId ? savedNames.printerName : '',
  };
}
