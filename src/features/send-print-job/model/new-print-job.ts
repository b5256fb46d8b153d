import type { Id } from '@/shared/api';
import type { EntryStatus, PrintEntry, PrintFile, PrintJob } from './print-job';

/** State of a file that was reported before. */
const REPORTED: Readonly<Record<EntryStatus, Pick<PrintEntry, 'state' | 'isFinal'>>> = {
  Success: { state: 'reported', isFinal: true },
  Failed: { state: 'failed', isFinal: false },
  Unknown: { state: 'unknown', isFinal: false },
  Canceled: { state: 'canceled', isFinal: false },
};

function reportedBefore({ status }: PrintFile): Partial<PrintEntry> {
  const told = (Object.keys(REPORTED) as EntryStatus[]).find((known) => known === status);
  return told ? { ...REPORTED[told], told } : {};
}

/** Returns the job for files that the server created, now or when it was asked under the same key before. */
export function newPrintJob(facts: {
  jobId: string;
  entityId: Id | undefined;
  ownerId: string;
  nowMs: number;
  files: readonly PrintFile[];
  name?: string;
}): PrintJob {
  return {
    jobId: facts.jobId,
    entityId: facts.entityId,
    ownerId: facts.ownerId,
    createdAtMs: facts.nowMs,
    isTold: false,
    isPaused: false,
    name: facts.name ?? '',
    entries: facts.files.map((file) => ({
      entryId: file.printJobEntryId,
      state: 'queued',
      message: '',
      helperKey: String(file.printJobEntryId),
      journalId: '',
      attempts: 0,
      told: undefined,
      isFinal: false,
      attention: '',
      isLeft: false,
      file,
      ...reportedBefore(file),
    })),
  };
}
