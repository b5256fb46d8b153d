import { expect, it } from 'vitest';
import { formatQueueState } from './format-queue-state';

it.each([
  ['idle', [], true, 'ready'],
  ['idle', ['none'], true, 'ready'],
  ['printing', ['media-low-report'], true, 'printing'],
  ['stopped', ['media-empty-error', 'media-empty-warning'], true, 'stopped: out of labels'],
  ['stopped', ['paused', 'cover-open'], false, 'stopped: paused, cover open, not accepting jobs'],
  ['idle', ['com.acme-wobbly-head-warning'], true, 'ready: com.acme wobbly head'],
  ['', [], true, ''],
  ['unknown', ['offline'], true, 'switched off or not reachable'],
])('says of the queue state %s %j, accepting %s: %s', (state, stateReasons, accepting, words) => {
  expect(formatQueueState({ name: 'Zebra', isDefault: false, state, stateReasons, accepting })).toBe(words);
});
