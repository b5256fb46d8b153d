import type { BenchProgram } from './bench-program.ts';
import { measureClosedPrints } from './closed-prints.ts';
import type { Measurement } from './measurement.ts';
import { onEachStore, type BenchStore } from './on-each-store.ts';

/** Clients that each wait for the answer to their print before they print again. */
const CLIENTS = 32;
/** p95 that is allowed, in ms. */
const budgets: Readonly<Record<BenchStore, number>> = { 'embedded store': 400, PostgreSQL: 200 };

/** Measures print jobs of many clients at once, on each store: how long they wait, and what one takes of the processors. */
export const measureLoad = (): Promise<Measurement[]> => onEachStore(measureOn);

async function measureOn(store: BenchStore, program: BenchProgram): Promise<Measurement[]> {
  try {
    const alone = await measureClosedPrints(program, 1);
    const many = await measureClosedPrints(program, CLIENTS);
    const figure = (what: string, measured: number, budget?: number): Measurement => ({
      what: `${store}: print job, ${what}`,
      measured,
      unit: 'ms',
      ...(budget !== undefined && { budget }),
    });
    return [
      figure('1 client, p50', alone.p50Ms),
      figure(`${CLIENTS} clients, p50`, many.p50Ms),
      figure(`${CLIENTS} clients, p95`, many.p95Ms, budgets[store]),
      figure(`${CLIENTS} clients, time of processors for one`, many.processorMs),
    ];
  } finally {
    await program.close();
  }
}
