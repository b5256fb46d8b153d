import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Order } from '@/entities/order';
import { usePrintsLeft } from '@/entities/subscription';
import { printerName, type Printer } from '@/entities/printer';
import { planJobs, usePrintJob, type PrintOutcome } from '@/features/send-print-job';
import { texts } from '../i18n';
import { lineId, PRINTER_ID } from './element-ids';
import type { FormLine } from './order-line-form';
import { printConsequence } from './print-consequence';
import { problemsByLine } from './line-faults';
import { restBehind } from './rest-of-print';
import { toLabelLine } from './to-label-line';
import type { OrderForm } from './use-order-form';

const { errors } = texts;

const faultyLines = (count: number, problem: string): string =>
  count === 1 ? errors.faulty({ problem }) : errors.faultyLines({ count, problem });

/**
 * Returns the print action: it checks every line, then creates one job after the other; the first job that fails stops the
 * following ones.
 */
export function useOrderPrint(order: Order, form: OrderForm, jobName: string) {
  const { print: send, job, outcome, isPrinting } = usePrintJob();
  const [refusal, setRefusal] = useState('');
  const [isWaiting, setIsWaiting] = useState(false);
  /** Positions of the lines in the jobs after the one that stopped. */
  const [held, setHeld] = useState<readonly number[]>([]);
  const isUnderWay = useRef(false);
  const { included, printer, faultsOf, setRefusals, focusLine, takeOut } = form;
  const printsLeft = usePrintsLeft()?.left;
  const consequence = printConsequence(included, printer && printerName(printer), printsLeft);
  const rest = held.length === 0 ? undefined : restBehind(job);

  const refuse = (message: string, focusId?: string) => {
    setRefusal(message);
    if (focusId !== undefined) document.getElementById(focusId)?.focus();
  };

  const stopAt = (
    result: PrintOutcome & { isOk: false },
    lines: readonly FormLine[],
    waiting: FormLine[],
  ) => {
    setHeld(waiting.map(({ line }) => line.position));
    const told = problemsByLine(result.problems, lines);
    setRefusals(told);
    const [position] = Object.keys(told);
    if (position === undefined) return;
    focusLine(Number(position));
    document.getElementById(lineId(Number(position)))?.focus();
  };

  const sendAll = async (wanted: readonly FormLine[], { printerId }: Printer) => {
    const jobs = planJobs(wanted);
    for (const [index, lines] of jobs.entries()) {
      const labels = lines.flatMap((line) => toLabelLine(line, order.orderId, printerId));
      const result = await send({ kind: 'labels', labels, name: jobName });
      if (!result) return;
      if (result.isOk || result.job) takeOut(lines);
      if (!result.isOk) return stopAt(result, lines, jobs.slice(index + 1).flat());
    }
  };

  const printChecked = async (wanted: readonly FormLine[]) => {
    if (consequence.refusal) return refuse(consequence.refusal);
    if (wanted.length === 0) return refuse(errors.nothingChosen);
    const faulty = wanted.filter((line) => faultsOf(line).length > 0);
    const [first] = faulty;
    if (first) {
      focusLine(first.line.position);
      return refuse(
        faultyLines(faulty.length, faultsOf(first)[0]?.message ?? ''),
        lineId(first.line.position),
      );
    }
    setRefusal('');
    setIsWaiting(true);
    const found = await form.awaitPrinter();
    setIsWaiting(false);
    if (typeof found === 'string') return refuse(found, PRINTER_ID);
    setRefusals({});
    setHeld([]);
    await sendAll(wanted, found);
  };
  const print = async (wanted: readonly FormLine[]) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    await printChecked(wanted);
    isUnderWay.current = false;
  };

  // Only lines that are still ticked are printed, since the person may have unticked some meanwhile.
  const goOn = useEffectEvent(() => {
    const following = included.filter(({ line }) => held.includes(line.position));
    setHeld([]);
    if (following.length > 0) void print(following);
  });
  useEffect(() => {
    if (rest !== 'follows') return undefined;
    // Deferred: a print must not start during the render of the screen, and not at all once the screen is unmounted.
    const start = setTimeout(goOn);
    return () => clearTimeout(start);
  }, [rest]);

  return {
    print: () => print(included),
    job,
    isPrinting: isPrinting || isWaiting,
    consequence,
    /** Advice for the next press; "" without any. */
    reason: (outcome && !outcome.isOk && outcome.advice) || '',
    /** Reason why the last press did not print everything; "" if it did. */
    message: [
      outcome && !outcome.isOk ? outcome.message : '',
      refusal,
      rest === 'waits'
        ? errors.waitsForJob({ count: held.length })
        : rest === 'is-left'
          ? errors.notSentYet({ count: held.length })
          : '',
    ]
      .filter((text) => text !== '')
      .join(' '),
    printedCount: outcome?.isOk ? outcome.summary.printed : 0,
  };
}
