import { initialValues, type LabelValues } from '@/entities/label';
import type { LineLabel, OrderLine } from '@/entities/order';
import type { Id } from '@/shared/api';

/** The person's changes of one line; everything else follows from the order. */
export interface LineEdit {
  isIncluded?: boolean;
  labelId?: Id;
  quantity?: number;
  spares?: number;
  /** Typed values, by label and variable. */
  typed?: Readonly<Record<string, LabelValues>>;
}

/** One line with its current print settings. */
export interface FormLine {
  line: OrderLine;
  choices: readonly LineLabel[];
  label: LineLabel | undefined;
  isIncluded: boolean;
  quantity: number;
  spares: number;
  /** Total number of labels: quantity plus spares. */
  total: number;
  values: LabelValues;
  isTyped: boolean;
}

interface OrderChoices {
  /** Spare labels of every line without its own setting. */
  spares: number;
  /** Only label of a label's own screen: lines that cannot use it are left out. */
  onlyLabelId?: Id | undefined;
}

/** Returns the number of labels that are neither printed nor pending. */
export function remainingOf({ quantity, printedCount, openCount }: OrderLine): number {
  return Math.max(0, quantity - printedCount - openCount);
}

/** Returns the line with the person's changes. A completed line is not ticked; the quantity of the others is the remaining number. */
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

/** Returns the lines of the screen: all, or those that can use its only label. */
export function linesOfScreen(lines: readonly OrderLine[], onlyLabelId: Id | undefined): OrderLine[] {
  return lines.filter((line) => onlyLabelId === undefined || choicesOf(line, onlyLabelId).length > 0);
}

function choicesOf({ label, otherLabels }: OrderLine, onlyLabelId: Id | undefined): LineLabel[] {
  const all = label ? [label, ...otherLabels] : otherLabels;
  return all.filter(({ labelId }) => onlyLabelId === undefined || labelId === onlyLabelId);
}
