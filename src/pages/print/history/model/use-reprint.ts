import { useState } from 'react';
import { labelCountOf, type PrintedJobDetail } from '@/entities/print-job';
import { usePrintJob } from '@/features/send-print-job';
import { NEW_DRAFT, reasonFault, toReprint, type ReprintDraft } from './reprint-draft';
import { WHOLE_JOB } from './use-history-address';

/** Returns the form state of a reprint and its submit function. After a refusal the input is kept. */
export function useReprint(job: PrintedJobDetail, what: string) {
  const { print: send, failure, printedCount, job: run, isPrinting, reset } = usePrintJob();
  const [draft, setDraft] = useState<ReprintDraft>(NEW_DRAFT);
  const [isTried, setTried] = useState(false);
  const isWholeJob = what === WHOLE_JOB;
  const entries = isWholeJob
    ? job.entries
    : job.entries.filter(({ printJobEntryId }) => String(printJobEntryId) === what);
  const fault = reasonFault(draft);
  const printersOfThen = entries.flatMap(({ printerId }) => (printerId === undefined ? [] : [printerId]));
  return {
    draft,
    change: (changes: Partial<ReprintDraft>) => setDraft({ ...draft, ...changes }),
    isWholeJob,
    entries,
    /** Printers of the reprint. */
    printerIds: draft.printerId === undefined ? printersOfThen : [draft.printerId],
    /** Number of labels of the reprint. */
    count: draft.quantity ?? labelCountOf({ entries }),
    fault: isTried ? fault : undefined,
    /** Reason why not everything was printed; "" otherwise. */
    message: failure,
    printedCount,
    run,
    isPrinting,
    reset,
    submit: () => {
      setTried(true);
      if (fault) return document.getElementById(reprintFieldId(fault))?.focus();
      const request = toReprint(draft, entries, isWholeJob);
      void send({ kind: 'reprint', printJobId: job.entityId, printerIds: printersOfThen, request });
    },
  };
}

/** Returns the id of a field of the form, which gets the focus if its value is missing. */
export const reprintFieldId = (field: 'reason' | 'details') => `reprint-${field}`;
