import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Sentence } from 'label-core/sentence';
import type { Caller } from '../../foundation/access/caller.ts';
import { HttpError } from '../../foundation/http/http-error.ts';
import { refusalOf } from '../../foundation/http/refuse.ts';
import { counterPeriods, counterRanges, counters } from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { sentences } from '../sentences/index.ts';
import { periodOf, remainingOf, type CounterRow } from './load-counters.ts';

const { counter: said } = sentences;

/** Print request that numbers are allotted for. */
export interface NumberedRequest {
  readonly caller: Caller;
  readonly idempotencyKey: string | undefined;
  readonly requestHash: string;
  /** `YYYY-MM-DD`: the period that is counted in. */
  readonly productionDay: string;
  readonly now: Date;
}

/** Numbers of one counter for one job. */
export interface AllottedRange {
  readonly id: string;
  readonly counter: CounterRow;
  readonly firstNumber: number;
  readonly step: number;
  readonly allottedAt: Date;
}

/**
 * Allots as many numbers of each counter as a print needs. Numbers are allotted once: two transactions wait for each other
 * at the row of the period, and the request that is repeated under its idempotency key gets the numbers of its first
 * time, also when the server ended before it stored the job (docs/adr/0043).
 * @param needs how many numbers by name of the counter
 * @throws HttpError 409 for a counter whose numbers are used up, 422 for one that does not exist or is disabled; a unique
 *   violation of counter_ranges_by_request when the same request is served at the same time
 */
export async function allotNumbers(
  transaction: Transaction,
  request: NumberedRequest,
  needs: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, AllottedRange>> {
  // Always in the same order, so that two jobs with the same two counters do not wait for each other in a circle.
  const rows = await transaction
    .select()
    .from(counters)
    .where(inArray(counters.name, [...needs.keys()]))
    .orderBy(asc(counters.id));
  requireUsable(rows, [...needs.keys()]);
  const ranges = new Map<string, AllottedRange>();
  for (const counter of rows) {
    const count = needs.get(counter.name) ?? 0;
    const range =
      (await findAllotted(transaction, request, counter, count)) ??
      (await allotRange(transaction, request, counter, count));
    ranges.set(counter.name, range);
  }
  return ranges;
}

/** @throws HttpError 422 naming the counters that do not exist or are disabled */
export function requireUsable(rows: readonly CounterRow[], names: readonly string[]): void {
  const faults = names.flatMap((name): Sentence[] => {
    const row = rows.find((one) => one.name === name);
    if (!row) return [said.noCounter({ name })];
    return row.isEnabled ? [] : [said.isDisabled({ name })];
  });
  if (faults.length > 0) throw refusalOf(faults);
}

/** Returns the numbers that this request got before; undefined for the first time, or when it needs another count now. */
async function findAllotted(
  transaction: Transaction,
  { caller, idempotencyKey, requestHash }: NumberedRequest,
  counter: CounterRow,
  count: number,
): Promise<AllottedRange | undefined> {
  if (idempotencyKey === undefined) return undefined;
  const [range] = await transaction
    .select()
    .from(counterRanges)
    .where(
      and(
        eq(counterRanges.accountId, caller.userId),
        eq(counterRanges.idempotencyKey, idempotencyKey),
        eq(counterRanges.counterId, counter.id),
      ),
    );
  if (!range) return undefined;
  const { id, firstNumber, step, allottedAt } = range;
  if (range.count === count && range.requestHash === requestHash)
    return { id, counter, firstNumber, step, allottedAt };
  await transaction.update(counterRanges).set({ idempotencyKey: null }).where(eq(counterRanges.id, id));
  return undefined;
}

async function allotRange(
  transaction: Transaction,
  { caller, idempotencyKey, requestHash, productionDay, now }: NumberedRequest,
  counter: CounterRow,
  count: number,
): Promise<AllottedRange> {
  const { organizationId, userId: accountId } = caller;
  const { id: counterId, firstNumber: start, step } = counter;
  const period = periodOf(counter, productionDay);
  const [counted] = await transaction
    .insert(counterPeriods)
    .values({ organizationId, counterId, period, nextNumber: start + count * step })
    .onConflictDoUpdate({
      target: [counterPeriods.organizationId, counterPeriods.counterId, counterPeriods.period],
      set: { nextNumber: sql`${counterPeriods.nextNumber} + ${count * step}` },
    })
    .returning({ nextNumber: counterPeriods.nextNumber });
  if (!counted) throw new Error(`No number of counter ${counterId} could be allotted.`);
  const firstNumber = counted.nextNumber - count * step;
  const left = remainingOf({ row: counter, period, next: firstNumber });
  if (left < count) throw new HttpError(409, said.usedUp({ name: counter.name, left, count }));
  const id = crypto.randomUUID();
  await transaction.insert(counterRanges).values({
    organizationId,
    id,
    counterId,
    period,
    firstNumber,
    count,
    step,
    allottedAt: now,
    accountId,
    idempotencyKey: idempotencyKey ?? null,
    requestHash,
  });
  return { id, counter, firstNumber, step, allottedAt: now };
}

/** Says of which job the numbers are. */
export async function bindRanges(
  transaction: Transaction,
  ranges: readonly AllottedRange[],
  printJobId: string,
): Promise<void> {
  if (ranges.length === 0) return;
  const ids = ranges.map(({ id }) => id);
  const bound = await transaction
    .update(counterRanges)
    .set({ printJobId })
    .where(and(inArray(counterRanges.id, ids), isNull(counterRanges.printJobId)))
    .returning({ id: counterRanges.id });
  if (bound.length < ids.length) throw new Error('Numbers of this print job belong to another one.');
}
