import { describe, expect, it } from 'vitest';
import { aJob } from '../testing/print-fixture';
import { countWaiting, isHandedOver, isUnfinished, summarize, withEntry, type PrintEntry } from './print-job';

const jobWith = (patch: Partial<PrintEntry>) => withEntry(aJob(['a']), 'a', { state: 'reported', ...patch });

describe('a file that the server keeps for its agent', () => {
  const left = jobWith({ isLeft: true, attention: 'The agent is not connected.' });

  it('shows a file that the server keeps for its agent until it is printed', () => {
    expect(summarize(left)).toEqual({ requested: 1, printed: 0, failed: 0, unknown: 0, notSent: 1 });
    expect([isHandedOver(left), isUnfinished(left), countWaiting(left)]).toEqual([true, true, 0]);
  });

  it('waits at the printer once the agent has the file and the printer needs a person', () => {
    const taken = jobWith({ attention: 'Paper out' });
    expect(summarize(taken)).toMatchObject({ printed: 1, notSent: 0 });
    expect([isUnfinished(taken), countWaiting(taken)]).toEqual([false, 1]);
  });
});
