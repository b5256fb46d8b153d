import type { ReactNode } from 'react';
import { usePrintsLeft } from '@/entities/subscription';
import type { QuickPrint } from '../api/create-print-job';
import { formatStanding } from '../model/format-standing';
import { usePrintJob } from '../model/use-print-job';
import { PrintProgress, usePrintProgressCode } from './print-progress';

/** What a quick-print card needs to print. */
interface QuickPrintJobFacts {
  /** Rejects when the result of the print is unknown: no answer came, or something broke. */
  print: (
    request: QuickPrint,
  ) => Promise<{ ok: true } | { ok: false; reason: string; advice?: string | undefined }>;
  /** Result of each file that needs attention. */
  progress: ReactNode;
  /** State of the last print that was sent; "" if there is none. */
  standing: string;
  /** True when the allowance of this month is used up. */
  isOutOfPrints: boolean;
}

/** Provides quick prints through the printer helper to the card in it. */
export function QuickPrintJob({ children }: { children: (facts: QuickPrintJobFacts) => ReactNode }) {
  const { print, isPrinting, outcome, isPrinted, job, reset } = usePrintJob();
  const printsLeft = usePrintsLeft();
  usePrintProgressCode();
  // With several files, the rest can be stopped; afterwards it is shown only if somebody must look at it.
  const isShown = isPrinting ? (job?.entries.length ?? 0) > 1 : outcome && !isPrinted;
  return children({
    print: async (request) => {
      const result = await print({ kind: 'quick', request });
      // A card says what went wrong; what is to be checked, the progress says.
      if (result?.isOk || result?.isCheckDue) return { ok: true };
      if (result?.thrown) throw result.thrown;
      return { ok: false, reason: result?.message ?? '', advice: result?.advice };
    },
    progress: job && isShown && <PrintProgress job={job} onClose={reset} />,
    standing: job && outcome?.isOk ? formatStanding(job) : '',
    isOutOfPrints: printsLeft?.left === 0,
  });
}
