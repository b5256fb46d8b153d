import type { BenchProgram } from './bench-program.ts';
import { quantile } from './measurement.ts';

const COUNT = 640;
/** Articles that are printed in turn. */
const ARTICLES = 20;

export interface ClosedPrints {
  /** Number of prints, those before the measurement included. */
  readonly count: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  /** Time that processors worked for one print, in ms: that of the server and its connections to PostgreSQL. */
  readonly processorMs: number;
}

/** Creates print jobs with clients that each wait for the answer before they ask again. */
export async function measureClosedPrints(program: BenchProgram, clients: number): Promise<ClosedPrints> {
  const print = (round: number) =>
    program.call('/api/printjobs/article', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        computerName: 'BENCH',
        labels: [{ labelId: 1, printerId: 1, articleId: 1 + (round % ARTICLES), quantity: 1 }],
      }),
    });
  // Everything is compiled and connected before.
  await Promise.all(Array.from({ length: clients }, (_, round) => print(round)));
  const times: number[] = [];
  let next = 0;
  const client = async () => {
    while (next < COUNT) {
      next += 1;
      const startedAt = performance.now();
      await print(next);
      times.push(performance.now() - startedAt);
    }
  };
  const worked = await program.workedMs(() => Promise.all(Array.from({ length: clients }, client)));
  return {
    count: COUNT + clients,
    p50Ms: quantile(times, 0.5),
    p95Ms: quantile(times, 0.95),
    processorMs: worked / COUNT,
  };
}
