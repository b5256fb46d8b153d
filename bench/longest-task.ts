import type { Browser } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds, by the clock of the machine: when it began, and how long it took. */
  readonly ts: number;
  readonly dur?: number;
  /**
   * Microseconds of the thread's own time: excludes other programs on the machine, includes the slowdown of the
   * processor.
   */
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: CallData };
}

/** Where the code of a call stands, or that of a script. */
interface CallData {
  readonly functionName?: string;
  readonly url?: string;
  readonly lineNumber?: number;
  readonly columnNumber?: number;
}

/** Task of a page's main thread. */
interface LongestTask {
  /** Of the thread's own time. */
  readonly ms: number;
  /** The largest parts of it, with their ms: calls, scripts, layouts. */
  readonly parts: readonly string[];
}

const TOLD = 4;

/** Runs an action and returns its result and the longest task of the main thread of a page meanwhile. */
export async function longestTaskDuring<Result>(
  browser: Browser,
  act: () => Promise<Result>,
): Promise<{ result: Result; longest: LongestTask }> {
  await browser.startTracing(undefined, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  const result = await act();
  const { traceEvents }: { traceEvents: readonly TraceEvent[] } = JSON.parse(
    (await browser.stopTracing()).toString(),
  );
  const pageThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  const [longest] = traceEvents
    .filter((event) => event.ph === 'X' && event.name === 'RunTask' && pageThreads.has(threadOf(event)))
    .toSorted((one, other) => msOf(other) - msOf(one));
  if (longest === undefined) throw new Error('The browser told of no tasks.');
  return { result, longest: { ms: msOf(longest), parts: partsOf(longest, traceEvents) } };
}

const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
const msOf = ({ tdur = 0 }: TraceEvent) => tdur / 1000;

function partsOf(task: TraceEvent, events: readonly TraceEvent[]): string[] {
  const end = task.ts + (task.dur ?? 0);
  return events
    .filter(
      (event) =>
        event !== task &&
        event.ph === 'X' &&
        event.name !== 'RunTask' &&
        threadOf(event) === threadOf(task) &&
        event.ts >= task.ts &&
        event.ts < end,
    )
    .toSorted((one, other) => msOf(other) - msOf(one))
    .slice(0, TOLD)
    .map((event) => `${event.name}${placeOf(event)} ${msOf(event).toFixed(0)} ms`);
}

function placeOf({ args: { data } = {} }: TraceEvent): string {
  if (data?.url === undefined) return '';
  const file = data.url.slice(data.url.lastIndexOf('/') + 1);
  return ` ${data.functionName ?? ''} ${file}:${data.lineNumber ?? 0}:${data.columnNumber ?? 0}`.replaceAll(
    '  ',
    ' ',
  );
}
