import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { newKey, type Id } from '@/shared/api';
import { runtimeConfig } from '@/shared/config';
import { useLeaveWarning } from '@/shared/lib/leave-warning';
import { pause } from '@/shared/lib/timing';
import type { LabelLine } from '../api/create-print-job';
import { keepSeries, loadAllSeries, loadLines, updateSeries } from '../api/series-store';
import { FIRST_REPORT_WAIT_MS } from '../config/timings';
import { texts } from '../i18n';
import { driveSeries } from './drive-series';
import { isJobLocked, withJobLock } from './job-lock';
import { ownerId } from './owner-id';
import type { NewSeries, PrintSeries } from './print-series';
import { isOver, seriesProgress } from './print-series';
import { printRunsOf } from './print-runs';
import { usePrintJob } from './use-print-job';
import { usePrintJobs } from './use-print-jobs';

/** Why a series stopped: an outcome of printing, or a part of which it is not known whether it was printed. */
interface Stop {
  message: string;
  /** What to do before the next attempt; "" if nothing. */
  advice: string;
  /** The part was created before with other contents. */
  isConflict?: boolean;
  /** Only a person knows whether the next part was printed. */
  isDoubtful?: boolean;
}

const NO_STOP: Stop = { message: '', advice: '' };

/** Returns control of the series of jobs that print one label. At most one of them is not over. */
export function usePrintSeries(labelId: Id) {
  const client = useQueryClient();
  const { print, job: latest, isPrinting, reset } = usePrintJob();
  const [all, setAll] = useState<readonly PrintSeries[]>([]);
  const [isElsewhere, setElsewhere] = useState(false);
  const [isSending, setSending] = useState(false);
  /** False once the browser could not keep the series: it lasts as long as this page. */
  const [isKept, setKept] = useState(true);
  const [stop, setStop] = useState(NO_STOP);
  const [repeated, setRepeated] = useState(0);
  const lines = useRef(new Map<string, NewSeries['lines']>());

  useEffect(() => {
    let isShown = true;
    const own = async () =>
      (await loadAllSeries(ownerId()).catch(() => [])).filter(
        (one) => String(one.labelId) === String(labelId),
      );
    const read = async () => {
      const found = await own();
      if (!isShown) return;
      setAll((known) => [...found, ...known]);
      let open = found.findLast((one) => !isOver(one));
      // Another tab sends it, or this one since an earlier visit of the screen: it is followed.
      while (open && (await isJobLocked(open.seriesId))) {
        setElsewhere(true);
        await pause(FIRST_REPORT_WAIT_MS);
        const now = await own();
        if (!isShown) return;
        setAll(now);
        open = now.findLast((one) => !isOver(one));
      }
      setElsewhere(false);
    };
    void read();
    return () => {
      isShown = false;
    };
  }, [labelId]);

  const current = all.findLast((one) => !isOver(one)) ?? all.at(-1);
  const part = current?.parts[current.doneCount];
  const partKey = part?.key;
  // Shown with its series, and nowhere else.
  useEffect(() => (partKey === undefined ? undefined : printRunsOf(client).hold(partKey)), [client, partKey]);
  // Leaving the page now would leave labels unprinted.
  useLeaveWarning(isSending);
  const jobs = usePrintJobs();
  const job = part && jobs.find(({ jobId }) => jobId === part.key);

  const show = (series: PrintSeries) =>
    setAll((known) => [...known.filter(({ seriesId }) => seriesId !== series.seriesId), series]);
  const save = async (series: PrintSeries) => {
    show(series);
    await updateSeries(series).catch(() => setKept(false));
  };
  const linesOf = async ({ seriesId }: PrintSeries, at: number): Promise<readonly LabelLine[] | undefined> =>
    lines.current.get(seriesId)?.[at] ?? (await loadLines(seriesId, at).catch(() => undefined));

  const drive = async (series: PrintSeries) => {
    setSending(true);
    setStop(NO_STOP);
    const isOurs = await withJobLock(series.seriesId, async () => {
      const ports = { linesOf: (at: number) => linesOf(series, at), print, save, now: Date.now };
      const outcome = await driveSeries(series, ports, (count) => setRepeated((sum) => sum + count));
      if (!outcome) return reset();
      setStop({
        message: outcome.message,
        advice: outcome.advice ?? '',
        ...(outcome.isConflict && { isConflict: true }),
      });
    });
    if (!isOurs) setStop({ message: texts.errors.busy, advice: '' });
    setSending(false);
  };

  /** Without keys, a part that was asked for may have been printed and forgotten since. */
  const isDoubtful = async (series: PrintSeries): Promise<boolean> => {
    const next = series.parts[series.doneCount];
    if (!series.isAsked || !next || runtimeConfig().flags['idempotencyKey'] === true) return false;
    const begun = await printRunsOf(client)
      .find(next.key)
      .catch(() => undefined);
    return begun === undefined;
  };

  return {
    /** The series that is not over, else the last one; undefined when there is none. */
    series: current,
    isSending: isSending || isPrinting || isElsewhere,
    isKept,
    stop,
    /** Labels that had been printed before, and were not sent again. */
    repeated,
    /** Job that is being sent, or the one that stopped. */
    job: job ?? latest,
    progress: current && seriesProgress(current, job?.entries),
    /** Returns whether this browser knows a print of the file, whatever became of it. */
    hasPrinted: (fileHash: string) => all.some((one) => one.fileHash === fileHash && fileHash !== ''),
    start: async ({ series, lines: own }: NewSeries) => {
      lines.current.set(series.seriesId, own);
      setRepeated(0);
      show(series);
      await keepSeries({ series, lines: own }).then(
        () => setKept(true),
        () => setKept(false),
      );
      await drive(series);
    },
    goOn: async () => {
      if (!current || isOver(current)) return;
      if (await isDoubtful(current))
        return setStop({ message: texts.series.doubtful, advice: '', isDoubtful: true });
      await drive(current);
    },
    /** The person says whether the labels of the next part came out. */
    decide: async (arePrinted: boolean) => {
      if (!current) return;
      const decided = {
        ...current,
        isAsked: false,
        doneCount: current.doneCount + (arePrinted ? 1 : 0),
      };
      await save(decided);
      await drive(decided);
    },
    /** The person wants what the server had under its key with other contents: it goes under a key of its own. */
    printAnyway: async () => {
      if (!current) return;
      const parts = current.parts.map((one, at) =>
        at < current.doneCount ? one : { ...one, key: newKey() },
      );
      const renewed = { ...current, parts, isAsked: false };
      await save(renewed);
      await drive(renewed);
    },
    giveUp: async () => {
      if (!current) return;
      reset();
      setStop(NO_STOP);
      await save({ ...current, endedAtMs: Date.now() });
    },
    closeJob: reset,
  };
}

export type SeriesControl = ReturnType<typeof usePrintSeries>;
