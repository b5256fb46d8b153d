import * as fc from 'fast-check';
import type { LabelVariable } from 'label-core';
import { describe, expect, it } from 'vitest';
import { planNumbers } from './number-plan.ts';

const counted = (name: string, counter: string, per: 'label' | 'entry' | 'job'): LabelVariable => ({
  name,
  type: 'default',
  source: { kind: 'counter', counter, per },
});
const text: LabelVariable = { name: 'lot', type: 'default' };

const lineOf = (quantity: number, ...variables: LabelVariable[]) => ({ variables, line: { quantity } });

describe('the numbers of a job', () => {
  it.each([
    ['none without counters', [lineOf(5, text)], {}],
    ['one for each label', [lineOf(5, counted('serial', 'A', 'label'))], { A: 5 }],
    [
      'one for each line',
      [lineOf(5, counted('a', 'A', 'entry')), lineOf(2, counted('b', 'A', 'entry'))],
      { A: 2 },
    ],
    ['one for the job', [lineOf(5, counted('a', 'A', 'job')), lineOf(2, counted('b', 'A', 'job'))], { A: 1 }],
    [
      'one for two variables of the same source',
      [lineOf(3, counted('a', 'A', 'label'), counted('b', 'A', 'label'))],
      { A: 3 },
    ],
    [
      'the sum of all sources of a counter',
      [lineOf(3, counted('a', 'A', 'label'), counted('b', 'A', 'entry'), counted('c', 'B', 'job'))],
      { A: 4, B: 1 },
    ],
  ])('are %s', (_, lines, needs) => {
    expect(Object.fromEntries(planNumbers(lines).needs)).toEqual(needs);
  });

  it('are each taken once, from 0 on without a gap, for any lines', () => {
    const sources = fc.array(
      fc.record({ counter: fc.constantFrom('A', 'B'), per: fc.constantFrom('label', 'entry', 'job') }),
      { maxLength: 4 },
    );
    const lines = fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 20 }), sources }), {
      maxLength: 5,
    });
    fc.assert(
      fc.property(lines, (made) => {
        const planned = made.map(({ quantity, sources: of }) =>
          lineOf(quantity, ...of.map(({ counter, per }, at) => counted(String(at), counter, per))),
        );
        const { needs, indexOf } = planNumbers(planned);
        const taken = new Map<string, Set<number>>();
        planned.forEach(({ variables, line }, index) => {
          for (const { source } of variables) {
            if (source?.kind !== 'counter') continue;
            for (let label = 0; label < line.quantity; label += 1) {
              const set = taken.get(source.counter) ?? new Set();
              taken.set(source.counter, set.add(indexOf(source, index, label)));
            }
          }
        });
        for (const [counter, count] of needs) {
          expect([...(taken.get(counter) ?? [])].toSorted((one, other) => one - other)).toEqual(
            Array.from({ length: count }, (_, index) => index),
          );
        }
        expect([...taken.keys()].toSorted()).toEqual([...needs.keys()].toSorted());
      }),
      { numRuns: 1000 },
    );
  });
});
