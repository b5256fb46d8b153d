import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import {
  initialValues,
  labelProblems,
  labelQueries,
  printedValues,
  readTemplate,
  type LabelValues,
} from '@/entities/label';
import type { Id } from '@/shared/api';
import { wouldBeLost, type Entered } from './entered-values';
import { printFaults, type PrintFault } from './print-faults';
import type { PrintSubject } from './print-subject';
import { rememberedPrinter, rememberPrinter } from './remembered-printer';
import { useChosenLabel } from './use-chosen-label';
import { useLabelPrinter } from './use-label-printer';

/** Returns the person's input on the print screen, and what is derived from it. */
export function usePrintForm({ labels, startValues }: PrintSubject) {
  const client = useQueryClient();
  const [label, chooseLabel] = useChosenLabel(labels);
  const [typedByLabel, setTypedByLabel] = useState<Readonly<Record<string, LabelValues>>>({});
  const [filledByLabel, setFilledByLabel] = useState<Readonly<Record<string, LabelValues>>>({});
  const [printedByLabel, setPrintedByLabel] = useState<Readonly<Record<string, Entered>>>({});
  const [quantity, setQuantity] = useState(1);
  const labelId = label?.labelId;
  const where = useLabelPrinter(labelId, labelId === undefined ? undefined : rememberedPrinter(labelId));

  const variables = label?.variables ?? [];
  const key = String(labelId);
  const start = { ...initialValues(variables), ...startValues };
  const values = { ...start, ...typedByLabel[key] };

  /**
   * Returns all reasons against printing these values at a resolution (dots per inch), as far as the template and the
   * kit for drawing it are loaded: those of the preview, if it shows these very values.
   */
  const findFaults = (dpi: number): PrintFault[] => {
    const printed = printedValues(variables, values);
    const kit = client.getQueryData(labelQueries.kit().queryKey);
    const detail =
      labelId === undefined ? undefined : client.getQueryData(labelQueries.detail(labelId).queryKey);
    const template = kit && readTemplate(kit, detail?.template);
    const problems = kit && template ? labelProblems(kit, template, printed, dpi) : [];
    return printFaults(variables, printed, problems);
  };

  return {
    label,
    labelId,
    variables,
    values,
    quantity,
    ...where,
    findFaults,
    /** Values of the last print of this label on this screen. */
    printed: printedByLabel[key]?.values,
    hasChanges: wouldBeLost(
      { values, quantity },
      { start, filled: filledByLabel[key] ?? {}, printed: printedByLabel[key] },
    ),
    notePrinted: (entered: Entered) => setPrintedByLabel((known) => ({ ...known, [key]: entered })),
    fillValues: (filled: LabelValues) => {
      setFilledByLabel((known) => ({ ...known, [key]: { ...known[key], ...filled } }));
      setTypedByLabel((typed) => ({ ...typed, [key]: { ...typed[key], ...filled } }));
    },
    setQuantity,
    chooseLabel,
    setValue: (name: string, value: string) =>
      setTypedByLabel((typed) => ({ ...typed, [key]: { ...typed[key], [name]: value } })),
    choosePrinter: (printerId: Id) => {
      where.choosePrinter(printerId);
      if (labelId !== undefined) rememberPrinter(labelId, printerId);
    },
  };
}

export type PrintForm = ReturnType<typeof usePrintForm>;
