import type { LabelValues } from '@/entities/label';

/** What a person has done on the print screen of one label. */
export interface Entered {
  values: LabelValues;
  quantity: number;
}

interface Unchanged {
  /** What the form started with. */
  start: LabelValues;
  /** What a scanned code has filled in: another scan gives it again. */
  filled: LabelValues;
  /** What was last printed; undefined before the first print. */
  printed: Entered | undefined;
}

/** Whether something would be lost that somebody typed or counted, and that is on no label yet. */
export function wouldBeLost({ values, quantity }: Entered, { start, filled, printed }: Unchanged): boolean {
  const isPrinted = (name: string) => printed !== undefined && values[name] === printed.values[name];
  const isTyped = Object.keys(values).some(
    (name) => values[name] !== (start[name] ?? '') && values[name] !== filled[name] && !isPrinted(name),
  );
  return isTyped || (quantity !== 1 && quantity !== printed?.quantity);
}
