import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /**
   * Microseconds of the thread's own time: excludes other programs on the machine, includes the slowdown of the
   * processor.
   */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/**
 * Runs an action and returns its result and the longest task of the page's main thread meanwhile, in ms of that
 * thread's time.
 */
export async function longestTaskDuring<Result>(
  { browser, page }: { readonly browser: Browser; readonly page: Page },
  act: () => Promise<Result>,
): Promise<{ result: Result; longestTaskMs: number }> {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  const result = await act();
  const { traceEvents }: { traceEvents: readonly TraceEvent[] } = JSON.parse(
    (await browser.stopTracing()).toString(),
  );
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const pageThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  const tasks = traceEvents.filter(
    (event) => event.ph === 'X' && event.name === 'RunTask' && pageThreads.has(threadOf(event)),
  );
  if (tasks.length === 0) throw new Error('The browser told of no tasks.');
  return { result, longestTaskMs: Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000 };
}
