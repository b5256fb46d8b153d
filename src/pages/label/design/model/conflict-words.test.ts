import { expect, it } from 'vitest';
import { formatTime } from '@/shared/i18n';
import { buildBase } from '../testing/design-builders';
import { conflictWords } from './conflict-words';

const at = new Date(2026, 0, 5, 14, 10);
const mine = buildBase({ version: 2 });
const theirs = buildBase({ version: 3, savedBy: 'Alma Rossi', createdAt: at.toISOString() });

it.each([
  [
    'the file of the version was replaced',
    { by: 'Dagny Eriksen', version: 2 },
    buildBase({ version: 2 }),
    'Dagny Eriksen replaced the file of version 2 while you worked on it.',
  ],
  [
    'a version after it was saved, though the refusal speaks of the old one',
    { by: 'Dagny Eriksen', version: 2 },
    theirs,
    `Alma Rossi saved version 3 at ${formatTime(at.getTime(), 'short')}, while you worked on version 2.`,
  ],
  [
    'theirs is still being read',
    { by: 'Dagny Eriksen', version: 3 },
    undefined,
    'Dagny Eriksen saved version 3, while you worked on version 2.',
  ],
])('says that %s', (_what, error, newest, sentence) => {
  expect(conflictWords({ error, mine, theirs: newest }, at)).toBe(sentence);
});
