import { expect, it } from 'vitest';
import { queueWords } from './queue-words';

it.each([
  ['idle', [], true, 'ready'],
  ['idle', ['none'], true, 'ready'],
  ['printing', ['media-low-report'], true, 'printing'],
  ['stopped', ['media-empty-error', 'media-empty-warning'], true, 'stopped: out of labels'],
  ['stopped', ['paused', 'cover-open'], false, 'stopped: paused, cover open, takes no jobs'],
  ['idle', ['com.acme-wobbly-head-warning'], true, 'ready: com.acme wobbly head'],
  ['', [], true, ''],
  ['unknown', ['offline'], true, 'switched off or not reachable'],
])('says of the queue state %s %j, accepting %s: %s', (state, stateReasons, accepting, words) => {
  expect(queueWords({ name: 'Zebra', isDefault: false, state, stateReasons, accepting })).toBe(words);
});
