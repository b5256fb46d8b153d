import { setTimeout as delay } from 'node:timers/promises';
import type { BenchProgram } from './bench-program.ts';
import { importArticles } from './import-articles.ts';
import { measureCalls, timedCalls, timeOf, type TimedCall } from './measure-calls.ts';
import { quantile, type Measurement } from './measurement.ts';
import { onEachStore } from './on-each-store.ts';

const ARTICLES = 100_000;
/** Pause between two calls of a client during an import, in ms: a person who goes on working. */
const PAUSE_MS = 20;
/** Time after a start in which V8 still compiles the embedded database, in ms. */
const AT_REST_MS = 3000;

/**
 * Measures the server, a process of its own: an import of a hundred thousand articles, calls with several clients after
 * it, the next start, and what another import leaves of the speed of other calls.
 */
export const measureServer = (): Promise<Measurement[]> => onEachStore(measureOn);

async function measureOn(store: string, program: BenchProgram): Promise<Measurement[]> {
  const figure = (
    what: string,
    measured: number,
    budget?: number,
    unit: 'ms' | 'MB' = 'ms',
  ): Measurement => ({
    what: `${store}: ${what}`,
    measured,
    unit,
    ...(budget !== undefined && { budget }),
  });
  try {
    const calls = await timedCalls(program);
    for (const { make } of calls) await make(0, 0);
    const imported = await importArticles(program, ARTICLES, 0);
    const alone = await measureCalls(calls);
    const restarted = await program.restart();
    await program.call('/api/articles?take=100&searchQuery=tarte');
    await delay(AT_REST_MS);
    const atRest = await program.memory('VmRSS');

    const ended = new AbortController();
    const keepCalling = async (make: TimedCall['make']) => {
      const times: number[] = [];
      for (let round = 0; !ended.signal.aborted; round += 1) {
        times.push(await make(round, 0));
        await delay(PAUSE_MS);
      }
      return quantile(times, 0.95);
    };
    const checking = keepCalling(() => timeOf(() => program.call('/health')));
    const calling = calls.map(async ({ name, make }) => {
      const p95 = await keepCalling(make);
      return figure(`${name} during the next import, p95`, p95, name === 'search' ? 300 : undefined);
    });
    const importedBeside = await importArticles(program, ARTICLES, ARTICLES).finally(() => ended.abort());
    const [checked, called] = [await checking, await Promise.all(calling)];
    const peak = await program.memory('VmHWM');
    return [
      figure('import of 100,000 articles', imported, 10_000),
      ...alone.map(({ what, p95Ms, budget }) => figure(`${what}, 100,000 articles`, p95Ms, budget)),
      figure('start with 100,000 articles', restarted, 2000),
      ...(atRest === undefined ? [] : [figure('memory at rest after the start', atRest, 400, 'MB')]),
      figure('import of 100,000 more beside other calls', importedBeside),
      figure('/health during the next import, p95', checked, 50),
      ...called,
      ...(peak === undefined ? [] : [figure('peak memory of the server in it', peak, 800, 'MB')]),
    ];
  } finally {
    await program.close();
  }
}
