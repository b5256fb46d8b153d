import { initialValues, type LabelValues } from '@/entities/label';
import type { LineLabel, OrderLine } from '@/entities/order';
import type { Id } from '@/shared/api';

/** What a person changed of one line; everything else follows from the order. */
export interface LineEdit {
  isIncluded?: boolean;
  labelId?: Id;
  quantity?: number;
  spares?: number;
  /** Typed values, by label and variable. */
  typed?: Readonly<Record<string, LabelValues>>;
}

/** One line as it would be printed now. */
export interface FormLine {
  line: OrderLine;
  choices: readonly LineLabel[];
  label: LineLabel | undefined;
  isIncluded: boolean;
  quantity: number;
  spares: number;
  /** Labels that come out: quantity and spares. */
  total: number;
  values: LabelValues;
  isTyped: boolean;
}

interface OrderChoices {
  /** Spare labels of every line that says nothing else. */
  spares: number;
  /** The one label of the screen of a label: lines that cannot carry it are left out. */
  onlyLabelId?: Id | undefined;
}

/** Labels that are neither printed nor perhaps printed yet. */
export function remainingOf({ quantity, printedCount, openCount }: OrderLine): number {
  return Math.max(0, quantity - printedCount - openCount);
}

/** The line with what the person changed. A line that is done is not ticked; the others ask for what is left. */
export function toFormLine(
  line: OrderLine,
  edit: LineEdit | undefined,
  { spares, onlyLabelId }: OrderChoices,
): FormLine {
  const choices = choicesOf(line, onlyLabelId);
  const wanted = edit?.labelId ?? line.label?.labelId ?? onlyLabelId;
  const label = onlyLabelId === undefined ? choices.find(({ labelId }) => labelId === wanted) : choices[0];
  const remaining = remainingOf(line);
  const quantity = edit?.quantity ?? (remaining > 0 ? remaining : Math.max(1, line.quantity));
  const lineSpares = edit?.spares ?? spares;
  const typed = label && edit?.typed?.[String(label.labelId)];
  return {
    line,
    choices,
    label,
    isIncluded: edit?.isIncluded ?? remaining > 0,
    quantity,
    spares: lineSpares,
    total: quantity + lineSpares,
    values: { ...initialValues(label?.variables ?? []), ...typed },
    isTyped: typed !== undefined,
  };
}

/** The lines of the screen: all of them, or those that can carry its one label. */
export function linesOfScreen(lines: readonly OrderLine[], onlyLabelId: Id | undefined): OrderLine[] {
  return lines.filter((line) => onlyLabelId === undefined || choicesOf(line, onlyLabelId).length > 0);
}

function choicesOf({ label, otherLabels }: OrderLine, onlyLabelId: Id | undefined): LineLabel[] {
  const all = label ? [label, ...otherLabels] : otherLabels;
  return all.filter(({ labelId }) => onlyLabelId === undefined || labelId === onlyLabelId);
}
