import { expect, it } from 'vitest';
import type { Printer } from '@/entities/printer';
import { meantFor } from './use-label-printer';

const printers = [1, 2, 3].map((printerId) => ({ printerId }) as Printer);

it.each([
  ['any printer where it names none', [], [1, 2, 3]],
  ['any printer where that is not told', undefined, [1, 2, 3]],
  ['those it names', [3, 1], [1, 3]],
  ['any printer where those it names are gone', [9], [1, 2, 3]],
])('offers the printers a label is meant for: %s', (_what, printerIds, expected) => {
  expect(meantFor(printers, printerIds).map(({ printerId }) => printerId)).toEqual(expected);
});
