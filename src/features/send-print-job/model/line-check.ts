import type { Id } from '@/shared/api';

/** The first label of a run is checked at the line before the others are printed. */
export interface LineCheck {
  /** File with the first label. */
  firstEntryId: Id;
  isPassed: boolean;
  /** True when a person gave up what waits for it. */
  isLeft?: boolean;
}

/** What of a file of a job matters here. */
interface CheckedEntry {
  entryId: Id;
  state: string;
  file: { labelCount: number; lineCheck: LineCheck | undefined };
}

interface CheckedJob<Entry extends CheckedEntry = CheckedEntry> {
  entries: readonly Entry[];
}

const isSent = ({ state }: CheckedEntry): boolean => state === 'accepted' || state === 'reported';

const isFirstOfRun = ({ entryId, file: { lineCheck } }: CheckedEntry): boolean =>
  lineCheck !== undefined && String(lineCheck.firstEntryId) === String(entryId);

/**
 * Returns the file with the first label of a run that was sent and is not checked yet: nothing behind it is sent before.
 * Undefined when none is, or a person gave the rest up.
 */
export const dueCheck = <Entry extends CheckedEntry>({ entries }: CheckedJob<Entry>): Entry | undefined =>
  entries.find((entry) => {
    const { lineCheck } = entry.file;
    return isFirstOfRun(entry) && isSent(entry) && !lineCheck?.isPassed && !lineCheck?.isLeft;
  });

/** Returns whether a file must not be sent: the first label of its run, or of one before it, is not checked yet. */
export function isHeldBack(job: CheckedJob, entry: CheckedEntry): boolean {
  const { lineCheck } = entry.file;
  const waits = lineCheck !== undefined && !lineCheck.isPassed && !isFirstOfRun(entry);
  return waits || dueCheck(job) !== undefined;
}

/** Counts the labels that wait for a line check. */
export const countHeldBack = ({ entries }: CheckedJob): number =>
  entries.filter(({ state }) => state === 'queued').reduce((sum, { file }) => sum + file.labelCount, 0);

/** Returns the job with the line check of a run passed. */
export const withCheckPassed = <Job extends CheckedJob>(job: Job, firstEntryId: Id): Job =>
  withLineChecks(job, (lineCheck) => String(lineCheck.firstEntryId) === String(firstEntryId), {
    isPassed: true,
  });

/** Returns the job with the line checks that are not passed left open, by a person who gave up what waits for them. */
export const withChecksLeft = <Job extends CheckedJob>(job: Job): Job =>
  withLineChecks(job, ({ isPassed }) => !isPassed, { isLeft: true });

const withLineChecks = <Job extends CheckedJob>(
  job: Job,
  isMeant: (lineCheck: LineCheck) => boolean,
  patch: Partial<LineCheck>,
): Job => ({
  ...job,
  entries: job.entries.map((entry) => {
    const { lineCheck } = entry.file;
    return lineCheck && isMeant(lineCheck)
      ? { ...entry, file: { ...entry.file, lineCheck: { ...lineCheck, ...patch } } }
      : entry;
  }),
});
