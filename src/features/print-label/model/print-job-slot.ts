import type { ComponentType, ReactNode } from 'react';
import type { ApiProblem, Id } from '@/shared/api';

interface EditableValue {
  key: string;
  data: string;
}

/** One label as the print calls take it; `articleId` where the server knows the article. */
interface OrderLine {
  labelId: Id;
  quantity: number;
  printerId: Id;
  editableData: readonly EditableValue[];
}

/** What this screen prints, by the call that makes it. */
export type LabelOrder =
  | { kind: 'article'; labels: readonly (OrderLine & { articleId: Id })[] }
  | { kind: 'labels'; labels: readonly OrderLine[] };

/** What the screen needs to print. */
export interface LabelPrinting {
  /** Resolves with whether it printed and the server's words on single variables; with undefined where it was already printing. */
  print: (order: LabelOrder) => Promise<{ isOk: boolean; problems: readonly ApiProblem[] } | undefined>;
  isPrinting: boolean;
  /** Why the last print did not print everything; "" otherwise. */
  message: string;
  /** What to do before the next try; "" where there is nothing to look at. */
  advice: string;
  /** Labels the last print brought to the printer; 0 before. */
  printedCount: number;
  /** What became of each file of the last print. */
  progress: ReactNode;
  /** What is unfinished of earlier ones. */
  unfinished: ReactNode;
}

/** Prints for whatever is drawn with it; the page hands it in. */
export type PrintJobSlot = ComponentType<{ children: (printing: LabelPrinting) => ReactNode }>;
