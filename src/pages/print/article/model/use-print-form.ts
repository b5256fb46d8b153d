import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Article } from '@/entities/article';
import {
  drawLabel,
  initialValues,
  labelQueries,
  printedValues,
  readTemplate,
  type LabelValues,
} from '@/entities/label';
import { printersForLabel, preferenceQueries } from '@/entities/preference';
import { DEFAULT_DPI, defaultPrinter, printerQueries } from '@/entities/printer';
import { useHelperConnection } from '@/entities/printer-helper';
import type { Id } from '@/shared/api';
import { printFaults, type PrintFault } from './print-faults';
import { rememberedPrinter, rememberPrinter } from './remembered-printer';

/** What the person has entered on the print page, and what follows from it. */
export function usePrintForm(article: Article) {
  const client = useQueryClient();
  const [chosenLabelId, setChosenLabelId] = useState<Id>();
  const [typedByLabel, setTypedByLabel] = useState<Readonly<Record<string, LabelValues>>>({});
  const [quantity, setQuantity] = useState(1);
  const [chosenPrinterId, setChosenPrinterId] = useState<Id>();
  const printers = useQuery(printerQueries.list());
  const preferences = useQuery(preferenceQueries.mine());
  const { computerName } = useHelperConnection();
  const computer = useQuery(preferenceQueries.ofComputer(computerName));

  const articleLabel = article.labels.find(({ labelId }) => labelId === chosenLabelId) ?? article.labels[0];
  const labelId = articleLabel?.labelId;
  const variables = articleLabel?.variables ?? [];
  const key = String(labelId);
  const values = { ...initialValues(variables), ...typedByLabel[key] };

  const available = printers.data ?? [];
  const wantedPrinterId = chosenPrinterId ?? (labelId === undefined ? undefined : rememberedPrinter(labelId));
  const printer =
    available.find(({ printerId }) => printerId === wantedPrinterId) ??
    // What the person set for the label, then what this computer prints on, then the printer's own flag.
    defaultPrinter(available, [
      ...printersForLabel(preferences.data, labelId),
      ...(computer.data?.printers ?? []),
    ]);
  const dpi = printer?.dpi ?? DEFAULT_DPI;

  /** Every reason against printing these values; as far as the template and the means to draw it are here. */
  const findFaults = (): PrintFault[] => {
    const printed = printedValues(variables, values);
    const kit = client.getQueryData(labelQueries.kit().queryKey);
    const label =
      labelId === undefined ? undefined : client.getQueryData(labelQueries.detail(labelId).queryKey);
    const template = kit && readTemplate(kit, label?.template);
    const problems = kit && template ? drawLabel(kit, template, printed, dpi).problems : [];
    return printFaults(variables, printed, problems);
  };

  return {
    articleLabel,
    labelId,
    variables,
    values,
    quantity,
    printer,
    printers,
    dpi,
    findFaults,
    setQuantity,
    chooseLabel: setChosenLabelId,
    setValue: (name: string, value: string) =>
      setTypedByLabel((typed) => ({ ...typed, [key]: { ...typed[key], [name]: value } })),
    choosePrinter: (printerId: Id) => {
      setChosenPrinterId(printerId);
      if (labelId !== undefined) rememberPrinter(labelId, printerId);
    },
  };
}

export type PrintForm = ReturnType<typeof usePrintForm>;
