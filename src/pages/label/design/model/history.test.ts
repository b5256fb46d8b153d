import { describe, expect, it } from 'vitest';
import { designTemplate } from '../testing/design-template';
import { MOST_STEPS, NO_HISTORY, redone, undone, withStep, type Step } from './history';

const shown = { template: designTemplate, selection: ['box'] };
const step = (words: string, mergeKey = '', atMs = 0): Step => ({
  before: { template: designTemplate, selection: [words] },
  words,
  mergeKey,
  atMs,
});

describe('the history', () => {
  it('merges steps of the same key that follow within a second, and keeps what was before the first', () => {
    const history = [step('a', 'k', 0), step('b', 'k', 900), step('c', 'k', 1800)].reduce(
      withStep,
      NO_HISTORY,
    );
    expect(history.done.map(({ words }) => words)).toEqual(['a']);
    expect(history.done[0]?.before.selection).toEqual(['a']);
  });

  it.each([
    ['a longer pause', step('a', 'k', 0), step('b', 'k', 1001)],
    ['another key', step('a', 'k', 0), step('b', 'm', 1)],
    ['no key', step('a', '', 0), step('b', '', 1)],
  ])('keeps both steps with %s between them', (_what, one, other) => {
    expect([one, other].reduce(withStep, NO_HISTORY).done).toHaveLength(2);
  });

  it('does not merge into a step that was redone', () => {
    const once = withStep(NO_HISTORY, step('a', 'k', 0));
    const back = undone(once, shown)?.history ?? NO_HISTORY;
    const again = redone(back, shown)?.history ?? NO_HISTORY;
    expect(withStep(again, step('b', 'k', 1)).done).toHaveLength(2);
  });

  it(`forgets the oldest of more than ${MOST_STEPS} steps`, () => {
    const many = Array.from({ length: MOST_STEPS + 5 }, (_, index) => step(String(index)));
    const { done } = many.reduce(withStep, NO_HISTORY);
    expect([done.length, done[0]?.words]).toEqual([MOST_STEPS, '5']);
  });

  it('forgets what was undone once something else is done', () => {
    const once = withStep(NO_HISTORY, step('a'));
    const back = undone(once, shown)?.history ?? NO_HISTORY;
    expect(back.undone).toHaveLength(1);
    expect(withStep(back, step('b')).undone).toEqual([]);
  });

  it('has nothing to undo or redo at its beginning', () => {
    expect([undone(NO_HISTORY, shown), redone(NO_HISTORY, shown)]).toEqual([undefined, undefined]);
  });
});
