import { expect, it } from 'vitest';
import type { ShownJob } from '@/features/send-print-job';
import { restBehind } from './rest-of-print';

type State = ShownJob['entries'][number]['state'];

/** Only the fields of a job that the rule reads. */
const job = (states: readonly State[], isDriving = false) =>
  ({
    isDriving,
    entries: states.map((state) => ({ state, file: { labelCount: 1 } })),
  }) as unknown as ShownJob;

it.each<[string, ShownJob | undefined, ReturnType<typeof restBehind>]>([
  ['waits behind a label that may have been printed', job(['reported', 'unknown', 'queued']), 'waits'],
  ['waits while files are being sent', job(['reported', 'queued'], true), 'waits'],
  ['waits while the last file is being sent', job(['reported', 'accepted'], true), 'waits'],
  ['waits behind a label that failed: it can be printed again', job(['reported', 'failed']), 'waits'],
  ['follows when the helper has taken everything', job(['reported', 'accepted']), 'follows'],
  ['is left when a person canceled', job(['reported', 'canceled']), 'is-left'],
  ['is left when the job was put away', undefined, 'is-left'],
])('prints the rest: %s', (_, stopped, expected) => {
  expect(restBehind(stopped)).toBe(expected);
});
