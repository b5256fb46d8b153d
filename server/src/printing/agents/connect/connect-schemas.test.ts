import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { agentReportSchema } from './connect-schemas.ts';

/** Returns one job of a report, as the server parses it. */
function reported(words: object) {
  const nothing = { outcome: null, attention: null, message: null, impressionsCompleted: null };
  const one = { jobKey: 'a', state: 'accepted', updatedAt: new Date().toISOString(), ...nothing, ...words };
  return agentReportSchema.parse({ instanceId: randomUUID(), jobs: [one] }).jobs[0];
}

const cause = { code: 'cause.refused', args: {}, message: 'it refuses the connection' };
const args = { printer: '10.0.0.5:9100', cause, sent: 5, names: ['A', 'B'], notes: [cause], none: [] };

/** Returns a sentence with sentences nested in its values to the given depth. */
function nested(depth: number): object {
  let inner: object = cause;
  for (let level = 0; level < depth; level += 1) inner = { ...cause, args: { cause: inner } };
  return inner;
}

describe('the report of an agent', () => {
  it('may contain the codes of the message and of the attention of a job', () => {
    const attention = { text: 'Waiting.', reason: 'waiting', code: 'job.waiting', args };
    const words = { message: 'Not printed.', code: 'job.not-printed', args, attention };
    expect(reported(words)).toMatchObject(words);
    expect(reported({ message: 'Not printed.' })).not.toHaveProperty('code');
  });

  it.each([
    ['are too long', { text: 'x'.repeat(4001) }],
    ['contain null', { text: null }],
    ['are a text', 'text'],
    ['are a list', ['text']],
    ['contain a sentence without its values', { cause: { code: 'cause.refused', message: 'no' } }],
    ['are nested too deeply', { cause: nested(10_000) }],
    ['contain a list of mixed types', { names: ['A', cause] }],
  ])('is accepted without the values if they %s', (_how, unusable) => {
    const read = reported({ message: 'Not printed.', code: 'job.not-printed', args: unusable });
    expect(read).toMatchObject({ message: 'Not printed.' });
    expect(read?.args).toBeUndefined();
  });
});
