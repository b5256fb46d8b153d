import { expect, it } from 'vitest';
import { markedParts } from './marked-parts';

it.each([
  ['L2026-0117', 'l2026', '[L2026]-0117'],
  ['L2026-0117', '117', 'L2026-0[117]'],
  ['L2026-0117', '17', 'L2026-0117'],
  ['Tarte à la crème', 'creme TAR', '[Tar]te à la [crème]'],
  ['Tarte', 't tarte', '[Tarte]'],
  ['04006381333931', '4006381333931', '0[4006381333931]'],
  ['4006381333931', '04006381333931', '[4006381333931]'],
  ['a 😀 b', '😀', 'a [😀] b'],
  ['50 %', '%', '50 [%]'],
  ['Hauptstraße 7', 'hauptstrasse', '[Hauptstraße] 7'],
  ['R2-D2', '2', 'R[2]-D[2]'],
  ['1001', '1', '[1]001'],
  ['anything', '', 'anything'],
  ['', 'x', ''],
])('marks in “%s” what was searched with “%s”', (text, search, marked) => {
  const parts = markedParts(text, search).map((part) => (part.isMarked ? `[${part.text}]` : part.text));
  expect(parts.join('')).toBe(marked);
});
