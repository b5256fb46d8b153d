import { counterText } from 'label-core/counter';
import { productionDay } from 'label-core/compute';
import type { LabelDays } from '../../people/organizations/label-days.ts';
import type { Store } from '../../foundation/store/store.ts';
import { isUniqueViolation } from '../../foundation/store/unique-violation.ts';
import {
  allotNumbers,
  requireUsable,
  type AllottedRange,
  type NumberedRequest,
} from '../counters/allot-numbers.ts';
import { loadCounterStates } from '../counters/load-counters.ts';
import type { NumberPlan } from './number-plan.ts';

interface NumberedJob extends Omit<NumberedRequest, 'productionDay'> {
  readonly days: LabelDays;
}

/** Returns a number of a counter as it is written; `index` counts the numbers of the job from 0. */
type TextOf = (counter: string, index: number) => string;

/**
 * Returns the numbers that the job would get now, without taking them.
 * @throws HttpError 422 for a counter that does not exist or is disabled
 */
export async function nextNumbers(
  store: Store,
  { caller, days, now }: NumberedJob,
  { needs }: NumberPlan,
): Promise<TextOf> {
  if (needs.size === 0) return () => '';
  const names = [...needs.keys()];
  const states = await store.asOrganization(caller.organizationId, (transaction) =>
    loadCounterStates(transaction, productionDay({ now, ...days }), names),
  );
  requireUsable(
    states.map(({ row }) => row),
    names,
  );
  const byName = new Map(states.map((state) => [state.row.name, state]));
  return (counter, index) => {
    const state = byName.get(counter);
    return state ? counterText(state.row, state.next + index * state.row.step) : '';
  };
}

interface JobNumbers {
  readonly ranges: readonly AllottedRange[];
  /** Time that the dates on the labels go by: of the first time for a request that is repeated with its numbers. */
  readonly now: Date;
  readonly textOf: TextOf;
}

/**
 * Allots the numbers of a job, in a transaction of its own before anything is drawn (docs/adr/0043).
 * @throws HttpError as {@link allotNumbers}
 */
export async function allotForJob(
  store: Store,
  { days, ...request }: NumberedJob,
  { needs }: NumberPlan,
): Promise<JobNumbers> {
  if (needs.size === 0) return { ranges: [], now: request.now, textOf: () => '' };
  const numbered = { ...request, productionDay: productionDay({ now: request.now, ...days }) };
  const allot = () =>
    store.asOrganization(request.caller.organizationId, (transaction) =>
      allotNumbers(transaction, numbered, needs),
    );
  const byCounter = await allot().catch((error: unknown) => {
    // The same request is served twice at the same time, and the other one was first: its numbers are those of both.
    if (isUniqueViolation(error, 'counter_ranges_by_request')) return allot();
    throw error;
  });
  const ranges = [...byCounter.values()];
  return {
    ranges,
    now: new Date(Math.min(...ranges.map(({ allottedAt }) => allottedAt.getTime()))),
    textOf: (counter, index) => {
      const range = byCounter.get(counter);
      return range ? counterText(range.counter, range.firstNumber + index * range.step) : '';
    },
  };
}
