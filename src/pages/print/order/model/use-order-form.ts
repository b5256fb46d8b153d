import { useState } from 'react';
import type { Order } from '@/entities/order';
import { useLabelPrinter } from '@/features/print-label';
import type { Id } from '@/shared/api';
import { lineFaults, type LineFault } from './line-faults';
import { linesOfScreen, toFormLine, type FormLine, type LineEdit } from './order-line-form';
import { useProblemFinder } from './use-problem-finder';

/** Returns the input on an order's print screen and the values derived from it. */
export function useOrderForm(order: Order, onlyLabelId: Id | undefined) {
  const [edits, setEdits] = useState<Readonly<Record<number, LineEdit>>>({});
  const [spares, setSpares] = useState(0);
  const [focusedPosition, focusLine] = useState<number>();
  /** The server's messages about single lines, until the line is changed. */
  const [refusals, setRefusals] = useState<Readonly<Record<number, readonly LineFault[]>>>({});

  const lines = linesOfScreen(order.lines, onlyLabelId).map((line) =>
    toFormLine(line, edits[line.position], { spares, onlyLabelId }),
  );
  const included = lines.filter(({ isIncluded }) => isIncluded);
  const focused = lines.find(({ line }) => line.position === focusedPosition) ?? included[0] ?? lines[0];
  const printing = useLabelPrinter(focused?.label?.labelId);
  const labelIds = [...new Set(lines.flatMap(({ label }) => label?.labelId ?? []))];
  const findProblems = useProblemFinder(labelIds, printing.dpi);
  const faultsOf = (line: FormLine): readonly LineFault[] =>
    line.isIncluded ? [...lineFaults(line, findProblems), ...(refusals[line.line.position] ?? [])] : [];

  const edit = (position: number, change: LineEdit) => {
    setEdits((known) => ({ ...known, [position]: { ...known[position], ...change } }));
    setRefusals((known) => without(known, position));
  };
  return {
    lines,
    included,
    focused,
    spares,
    ...printing,
    faultsOf,
    setSpares,
    focusLine,
    setRefusals,
    edit,
    includeAll: (isIncluded: boolean) => {
      for (const { line } of lines) edit(line.position, { isIncluded });
    },
    setValue: ({ line, label }: FormLine, name: string, value: string) => {
      const key = String(label?.labelId);
      const typed = edits[line.position]?.typed;
      edit(line.position, { typed: { ...typed, [key]: { ...typed?.[key], [name]: value } } });
    },
    /** Unticks the lines that were sent to a printer or wait in a job. */
    takeOut: (gone: readonly FormLine[]) => {
      setEdits((known) => ({
        ...known,
        ...Object.fromEntries(
          gone.map(({ line: { position } }) => {
            const { quantity: _quantity, ...kept } = known[position] ?? {};
            return [position, { ...kept, isIncluded: false }];
          }),
        ),
      }));
    },
  };
}

/** Returns the entries of all other positions. */
function without<Entry>(
  entries: Readonly<Record<number, Entry>>,
  position: number,
): Readonly<Record<number, Entry>> {
  const { [position]: _left, ...others } = entries;
  return others;
}

export type OrderForm = ReturnType<typeof useOrderForm>;
