import type { ComponentType, ReactNode } from 'react';
import type { ApiProblem, Id } from '@/shared/api';

interface EditableValue {
  key: string;
  data: string;
}

/** Label in the form of the print calls; `articleId` if the server has the article. */
interface OrderLine {
  labelId: Id;
  quantity: number;
  printerId: Id;
  editableData: readonly EditableValue[];
}

/** Print order of this screen, by the call that creates it. */
export type LabelOrder =
  | { kind: 'article'; labels: readonly (OrderLine & { articleId: Id })[] }
  | { kind: 'labels'; labels: readonly OrderLine[] };

/** What the screen needs to print. */
export interface LabelPrinting {
  /**
   * Resolves with whether it printed and the server's problems of single variables; with undefined when a print was
   * already in progress.
   */
  print: (order: LabelOrder) => Promise<{ isOk: boolean; problems: readonly ApiProblem[] } | undefined>;
  isPrinting: boolean;
  /** Reason why the last print did not print everything; "" otherwise. */
  message: string;
  /** What to do before the next attempt; "" if nothing. */
  advice: string;
  /** Number of labels that the last print sent to the printer; 0 before. */
  printedCount: number;
  /** Result of each file of the last print. */
  progress: ReactNode;
  /** Unfinished parts of earlier prints. */
  unfinished: ReactNode;
}

/** Component that provides printing to its children; passed in by the page. */
export type PrintJobSlot = ComponentType<{ children: (printing: LabelPrinting) => ReactNode }>;
