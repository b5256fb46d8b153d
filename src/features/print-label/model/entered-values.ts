import type { LabelValues } from '@/entities/label';

/** Input of a person on the print screen of one label. */
export interface Entered {
  values: LabelValues;
  quantity: number;
}

interface Unchanged {
  /** Initial values of the form. */
  start: LabelValues;
  /** Values filled in by a scanned code: another scan fills them in again. */
  filled: LabelValues;
  /** Input of the last print; undefined before the first print. */
  printed: Entered | undefined;
}

/** Returns whether something that was typed or counted would be lost, because it is not on a label yet. */
export function wouldBeLost({ values, quantity }: Entered, { start, filled, printed }: Unchanged): boolean {
  const isPrinted = (name: string) => printed !== undefined && values[name] === printed.values[name];
  const isTyped = Object.keys(values).some(
    (name) => values[name] !== (start[name] ?? '') && values[name] !== filled[name] && !isPrinted(name),
  );
  return isTyped || (quantity !== 1 && quantity !== printed?.quantity);
}
