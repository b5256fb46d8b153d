import { describe, expect, it } from 'vitest';
import type { LabelWork, StressResult, WorkerAnswer, WorkerMessage } from './comparison';
import { FontsError } from './open-fonts';
import { createWorkQueue } from './work-queue';

const fontUrls = { regular: '', bold: '' };
const stress = (id: number): WorkerMessage => ({
  id,
  fontUrls,
  work: { kind: 'stress', request: { template: {} } },
});
const compare = (id: number): WorkerMessage => ({
  id,
  fontUrls,
  work: { kind: 'compare', request: { before: undefined, after: id, values: {} } },
});
const nothing: readonly StressResult[] = [];

const numberOf = (work: LabelWork) => (work.kind === 'compare' ? Number(work.request.after) : 0);

/** Returns a queue whose tasks end when the test says so. */
function slowQueue() {
  const begun: number[] = [];
  const answers: WorkerAnswer[] = [];
  const ends: ((error?: Error) => void)[] = [];
  const take = createWorkQueue(
    (work) =>
      new Promise((resolve, reject) => {
        begun.push(numberOf(work));
        ends.push((error) => (error ? reject(error) : resolve(nothing)));
      }),
    (answer) => answers.push(answer),
  );
  const end = async (error?: Error) => {
    ends.at(-1)?.(error);
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  };
  return { take, begun, answers, end };
}

describe('the works of the worker', () => {
  it('does one work after the other, comparisons before stress samples', async () => {
    const { take, begun, answers, end } = slowQueue();
    for (const message of [stress(1), stress(2), compare(3), compare(4)]) take(message);
    for (let at = 0; at < 4; at += 1) await end();
    expect(begun).toEqual([0, 3, 4, 0]);
    expect(answers).toEqual([1, 3, 4, 2].map((id) => ({ id, result: nothing })));
  });

  it('does not begin, or not answer, a work that was cancelled', async () => {
    const { take, begun, answers, end } = slowQueue();
    for (const message of [compare(1), compare(2), compare(3)]) take(message);
    take({ id: 2, cancel: true });
    take({ id: 1, cancel: true });
    await end();
    await end();
    expect(begun).toEqual([1, 3]);
    expect(answers).toEqual([{ id: 3, result: nothing }]);
  });

  it('says whose fault it is when a work fails, and goes on with the next', async () => {
    const { take, answers, end } = slowQueue();
    for (const message of [compare(1), compare(2), compare(3)]) take(message);
    await end(new FontsError('No fonts.'));
    await end(new Error('The template is none.'));
    await end();
    expect(answers).toEqual([
      { id: 1, fault: 'fonts', message: 'No fonts.' },
      { id: 2, fault: 'label', message: 'The template is none.' },
      { id: 3, result: nothing },
    ]);
  });
});
