import type { LabelLine, PrintOrder } from '../api/create-print-job';
import { texts } from '../i18n';
import { isOver, type PrintSeries } from './print-series';
import type { PrintOutcome } from './run-print-job';

export interface SeriesPorts {
  /** Returns the lines of a part; undefined when they are not kept any more. */
  linesOf: (part: number) => Promise<readonly LabelLine[] | undefined>;
  /** Prints the job of a part, or goes on with it; undefined during another print. */
  print: (order: PrintOrder) => Promise<PrintOutcome | undefined>;
  /** Keeps and shows how far the series is, before the next step. */
  save: (series: PrintSeries) => Promise<void>;
  now: () => number;
}

/**
 * Sends the parts of a series that are not done, in order. Stops at the first one that is not sent whole, and resolves with
 * its outcome; with undefined when all of it was sent. Labels that the server had printed before are not sent again:
 * `onRepeated` is told their number.
 */
export async function driveSeries(
  initial: PrintSeries,
  { linesOf, print, save, now }: SeriesPorts,
  onRepeated: (labelCount: number) => void,
): Promise<(PrintOutcome & { isOk: false }) | undefined> {
  let series = initial;
  const set = async (patch: Partial<PrintSeries>) => {
    series = { ...series, ...patch };
    await save(series);
  };
  for (let part = series.parts[series.doneCount]; part; part = series.parts[series.doneCount]) {
    const labels = await linesOf(series.doneCount);
    if (!labels) return { isOk: false, message: texts.series.linesGone, problems: [] };
    await set({ isAsked: true });
    const outcome = await print({ kind: 'labels', labels, name: series.name, key: part.key });
    if (!outcome) return { isOk: false, message: texts.errors.busy, problems: [] };
    if (!outcome.isOk && (outcome.isCheckDue || !isOnlyCanceled(outcome))) {
      // Refused, so that nothing was created: the next attempt may send something else.
      if (!outcome.job && !outcome.thrown) await set({ isAsked: false });
      return outcome;
    }
    onRepeated(repeatedLabels(outcome));
    const doneCount = series.doneCount + 1;
    await set({ doneCount, isAsked: false, ...(doneCount === series.parts.length && { endedAtMs: now() }) });
  }
  // A person said of the last part that it was printed.
  if (!isOver(series)) await set({ endedAtMs: now() });
  return undefined;
}

/** Returns whether all that is missing was canceled by a person: what they canceled does not keep the rest. */
const isOnlyCanceled = ({ job }: PrintOutcome): boolean =>
  job !== undefined &&
  job.entries.every(({ state }) => state === 'canceled' || state === 'accepted' || state === 'reported');

/** Labels that were reported as printed before this page sent anything of their job. */
const repeatedLabels = ({ job }: PrintOutcome): number =>
  (job?.entries ?? [])
    .filter(({ attempts, state }) => attempts === 0 && state === 'reported')
    .reduce((sum, { file }) => sum + file.labelCount, 0);
