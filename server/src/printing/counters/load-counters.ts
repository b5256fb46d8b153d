import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { counterPeriod, counterText } from 'label-core/counter';
import { notFound } from '../../foundation/http/http-error.ts';
import {
  accounts,
  counterPeriods,
  counterRanges,
  counters,
  printJobs,
} from '../../foundation/store/schema/index.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import type { Counter, CounterRange } from './counter-schemas.ts';

export type CounterRow = typeof counters.$inferSelect;

/** A counter with its place in a period. */
export interface CounterState {
  readonly row: CounterRow;
  readonly period: string;
  /** Next number, which may lie behind the last one. */
  readonly next: number;
}

/** Loads counters, by name, with their places in the periods of a production day `YYYY-MM-DD`; without names, all. */
export async function loadCounterStates(
  transaction: Transaction,
  productionDay: string,
  names?: readonly string[],
): Promise<CounterState[]> {
  const rows = await transaction
    .select()
    .from(counters)
    .where(names && inArray(counters.name, [...names]))
    .orderBy(asc(counters.name));
  if (rows.length === 0) return [];
  const periods = await transaction
    .select()
    .from(counterPeriods)
    .where(inArray(counterPeriods.period, [...new Set(rows.map((row) => periodOf(row, productionDay)))]));
  return rows.map((row) => {
    const period = periodOf(row, productionDay);
    const counted = periods.find((one) => one.counterId === row.id && one.period === period);
    return { row, period, next: counted?.nextNumber ?? row.firstNumber };
  });
}

export const periodOf = ({ reset }: Pick<CounterRow, 'reset'>, productionDay: string): string =>
  counterPeriod(reset, productionDay);

/** Returns how many numbers are left from the next one on. */
export const remainingOf = ({ row: { lastNumber, step }, next }: CounterState): number =>
  next > lastNumber ? 0 : Math.floor((lastNumber - next) / step) + 1;

/** Loads the counters of the organisation by name. */
export const loadCounters = async (transaction: Transaction, productionDay: string): Promise<Counter[]> =>
  (await loadCounterStates(transaction, productionDay)).map(asAnswer);

/** @throws HttpError 404 */
export async function loadCounter(
  transaction: Transaction,
  id: number,
  productionDay: string,
): Promise<Counter> {
  const row = await requireCounter(transaction, id);
  const [state] = await loadCounterStates(transaction, productionDay, [row.name]);
  if (!state) throw notFound('counter', id);
  return asAnswer(state);
}

/** @throws HttpError 404 */
export async function requireCounter(transaction: Transaction, id: number): Promise<CounterRow> {
  const [row] = await transaction.select().from(counters).where(eq(counters.id, id));
  if (!row) throw notFound('counter', id);
  return row;
}

function asAnswer(state: CounterState): Counter {
  const { row, period, next } = state;
  const remaining = remainingOf(state);
  const { id: counterId, organizationId: _organizationId, createdAt, ...settings } = row;
  return {
    counterId,
    ...settings,
    period,
    nextNumber: remaining === 0 ? null : next,
    nextText: remaining === 0 ? null : counterText(row, next),
    remaining,
    createdAt: createdAt.toISOString(),
  };
}

interface AskedRanges {
  readonly counterId: number;
  /** Only numbers of which no job was stored. */
  readonly gaps: boolean;
  readonly take: number;
  readonly offset: number;
}

/** Loads the numbers that a counter allotted, newest first. @throws HttpError 404 */
export async function loadRanges(
  transaction: Transaction,
  { counterId, gaps, take, offset }: AskedRanges,
): Promise<{ readonly data: CounterRange[]; readonly total: number }> {
  const counter = await requireCounter(transaction, counterId);
  const wanted = and(
    eq(counterRanges.counterId, counterId),
    gaps ? isNull(counterRanges.printJobId) : undefined,
  );
  const rows = await transaction
    .select({
      range: counterRanges,
      person: sql<string>`trim(${accounts.firstName} || ' ' || ${accounts.lastName})`,
      status: printJobs.status,
    })
    .from(counterRanges)
    .innerJoin(accounts, eq(accounts.id, counterRanges.accountId))
    .leftJoin(printJobs, eq(printJobs.id, counterRanges.printJobId))
    .where(wanted)
    .orderBy(desc(counterRanges.allottedAt), desc(counterRanges.firstNumber))
    .limit(take)
    .offset(offset);
  const [counted] = await transaction.select({ total: count() }).from(counterRanges).where(wanted);
  return {
    total: counted?.total ?? 0,
    data: rows.map(({ range, person, status }) => ({
      rangeId: range.id,
      period: range.period,
      firstText: counterText(counter, range.firstNumber),
      lastText: counterText(counter, range.firstNumber + (range.count - 1) * range.step),
      count: range.count,
      allottedAt: range.allottedAt.toISOString(),
      person,
      printJobId: range.printJobId,
      status,
    })),
  };
}
