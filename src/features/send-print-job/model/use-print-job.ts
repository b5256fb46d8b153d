import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useHelperConnection } from '@/entities/printer-helper';
import { useLeaveWarning } from '@/shared/lib/leave-warning';
import { nextTask } from '@/shared/lib/timing';
import { texts } from '../i18n';
import type { PrintOrder } from '../api/create-print-job';
import { sendPrintJob } from '../api/send-print-job-mutation';
import {
  isHandedOver,
  isSettled,
  isUnfinished,
  summarize,
  waitsForAgent,
  type PrintEntry,
} from './print-job';
import type { ShownJob } from './shown-job';
import type { PrintOutcome } from './run-print-job';
import { printRunsOf } from './print-runs';
import { usePrintJobs } from './use-print-jobs';
import { newKey } from '@/shared/api';

export interface PrintJobControl {
  /** Prints once per accepted call; resolves with undefined for a click during a print. */
  print: (order: PrintOrder) => Promise<PrintOutcome | undefined>;
  isPrinting: boolean;
  /** True when the last print succeeded, and none of it has failed at the printer since. */
  isPrinted: boolean;
  /** Outcome of the last print; undefined before and during one. */
  outcome: PrintOutcome | undefined;
  /** Reason why the last print did not print everything; "" otherwise, and while a line check is due. */
  failure: string;
  /** Labels that the last print sent to the printer, 0 before; 0 again when the printer fails them later. */
  printedCount: number;
  /** Job of the last print, with the current state of each entry; undefined before the server created one. */
  job: ShownJob | undefined;
  entries: readonly PrintEntry[];
  /**
   * Returns to the state before the print. A job that has ended is not shown again, unless more of it fails; one that
   * waits, for an agent for instance, is shown among the unfinished prints.
   */
  reset: () => void;
}

/** Where a print is; one state, so that each step is drawn once. */
interface Step {
  readonly isPrinting: boolean;
  readonly outcome: PrintOutcome | undefined;
  readonly jobId: string | undefined;
}

const BEFORE: Step = { isPrinting: false, outcome: undefined, jobId: undefined };

/** Returns control of a print from a screen or a card. The job continues when the component is unmounted. */
export function usePrintJob(): PrintJobControl {
  const client = useQueryClient();
  const { computerName } = useHelperConnection();
  const isUnderWay = useRef(false);
  const lastTry = useRef({ order: '', jobId: '' });
  const [{ isPrinting, outcome, jobId }, setStep] = useState<Step>(BEFORE);
  const job = usePrintJobs().find((known) => known.jobId === jobId);
  useEffect(() => (jobId === undefined ? undefined : printRunsOf(client).hold(jobId)), [client, jobId]);
  // Leaving the page now would leave labels unprinted.
  useLeaveWarning(isPrinting);

  const print = async (order: PrintOrder) => {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    // The same order after a failed create call keeps its key: the server may have created the job after all.
    const text = JSON.stringify(order);
    const ownKey = order.kind === 'labels' ? order.key : undefined;
    const key = ownKey ?? (lastTry.current.order === text ? lastTry.current.jobId : newKey());
    lastTry.current = { order: text, jobId: key };
    const printed = sendPrintJob(client, { order, computerName, jobId: key }).catch(unexpected);
    // Drawn once the request has left: drawing takes longer than sending.
    await nextTask();
    setStep({ isPrinting: true, outcome: undefined, jobId: key });
    const result = await printed;
    if (result.isOk || result.job) lastTry.current = { order: '', jobId: '' };
    setStep({ isPrinting: false, outcome: result, jobId: key });
    isUnderWay.current = false;
    return result;
  };
  const reset = () => {
    if (job && isSettled(job) && !waitsForAgent(job)) printRunsOf(client).dismiss(job.jobId);
    setStep({ isPrinting, outcome: undefined, jobId: undefined });
  };
  const isCheckDue = outcome?.isOk === false && outcome.isCheckDue === true;
  const isSent = outcome?.isOk === true || (isCheckDue && job !== undefined && isHandedOver(job));
  const isPrinted = isSent && !(job && isUnfinished(job));
  return {
    print,
    isPrinting,
    isPrinted,
    outcome,
    failure: outcome && !outcome.isOk && !isCheckDue ? outcome.message : '',
    printedCount: isPrinted ? (summaryOf(outcome, job)?.printed ?? 0) : 0,
    job,
    entries: job?.entries ?? [],
    reset,
  };
}

/** What the last print sent, or has sent since its first label was checked. */
const summaryOf = (outcome: PrintOutcome | undefined, job: ShownJob | undefined) =>
  outcome?.isOk ? outcome.summary : job && summarize(job);

/** Returns the outcome when even the code for printing could not be loaded: nothing was sent. */
function unexpected(error: unknown): PrintOutcome {
  const thrown = error instanceof Error ? error : new Error('');
  return { isOk: false, message: thrown.message || texts.errors.printFailed, problems: [], thrown };
}
