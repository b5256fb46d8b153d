import type { ReactNode } from 'react';
import type { ApiProblem } from '@/shared/api';
import type { PrintOrder } from '../api/create-print-job';
import { usePrintJob } from '../model/use-print-job';
import { PrintProgress, usePrintProgressCode } from './print-progress';
import { UnfinishedPrints } from './unfinished-prints';

/** What a print screen needs to print. */
interface LabelPrintJobFacts {
  /**
   * Resolves with whether it printed and the server's problems of single variables; with undefined for a click during a
   * print.
   */
  print: (order: PrintOrder) => Promise<{ isOk: boolean; problems: readonly ApiProblem[] } | undefined>;
  isPrinting: boolean;
  /** Reason why the last print did not print everything; "" otherwise. */
  message: string;
  /** What to do before the next attempt; "" if nothing. */
  advice: string;
  /** Number of labels that the last print sent to the printer, 0 before; 0 again when the printer fails them later. */
  printedCount: number;
  /** Result of each file of the last print. */
  progress: ReactNode;
  /** Unfinished parts of earlier prints. */
  unfinished: ReactNode;
}

/** Provides printing of labels through the printer helper to the screen in it. */
export function LabelPrintJob({ children }: { children: (facts: LabelPrintJobFacts) => ReactNode }) {
  const { print, outcome, failure, printedCount, isPrinting, job, reset } = usePrintJob();
  usePrintProgressCode();
  return children({
    print: async (order) => {
      const result = await print(order);
      return result && { isOk: result.isOk, problems: result.isOk ? [] : result.problems };
    },
    isPrinting,
    message: failure,
    advice: (outcome && !outcome.isOk && outcome.advice) || '',
    printedCount,
    progress: job && <PrintProgress job={job} onClose={reset} />,
    unfinished: <UnfinishedPrints />,
  });
}
