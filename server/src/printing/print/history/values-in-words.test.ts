import { expect, it } from 'vitest';
import { valuesInWords } from './values-in-words.ts';

type Values = Readonly<Record<string, string>>;

it.each<[Values, readonly Values[] | null, string]>([
  [{}, null, ''],
  [{ lot: 'L17', name: 'Jam; "x"' }, null, 'lot: L17; name: Jam; "x"'],
  [
    { lot: 'L17', serial: '0098' },
    ['0098', '0099', '0100', '0101'].map((serial) => ({ serial })),
    'lot: L17; serial: 0098 – 0101',
  ],
  [
    { serial: 'A-10-X' },
    ['A-10-X', 'A-15-X', 'A-20-X'].map((serial) => ({ serial })),
    'serial: A-10-X – A-20-X',
  ],
  [{ serial: '1' }, ['1', '2', '4'].map((serial) => ({ serial })), 'serial: 1 | 2 | 4'],
  [{ serial: '1' }, [{ serial: '1' }, { serial: '2' }], 'serial: 1 | 2'],
  [{ guest: 'Ada' }, ['Ada', 'Bob', 'Ada', 'Cy'].map((guest) => ({ guest })), 'guest: Ada | Bob | Cy'],
])('says %j with %j as “%s”', (values, labelValues, words) => {
  expect(valuesInWords({ values, labelValues })).toBe(words);
});
