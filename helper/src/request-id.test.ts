import { expect, it } from 'vitest';
import { requestIdOf } from './request-id.ts';

const id = '0b7c1c62-5f0e-4a63-9a3c-5f4f1f6d2e11';

it.each([
  ['an id at the end of an address', `https://labels.example/api/printfiles/abc.def?request=${id}`, id],
  ['one beside other parameters', `https://labels.example/a?signature=x&request=${id}`, id],
  ['the first of two', `https://labels.example/a?request=${id}&request=12345678`, id],
  ['an address without one', 'https://labels.example/a', undefined],
  ['a short one', 'https://labels.example/a?request=1234567', undefined],
  ['one too long', `https://labels.example/a?request=${'x'.repeat(65)}`, undefined],
  ['a line feed and a name', 'https://labels.example/a?request=12345678%0Ajob%20handed%20over', undefined],
  ['a script', 'https://labels.example/a?request=<script>alert(1)</script>', undefined],
  ['no address', 'request=12345678', undefined],
  ['nothing', null, undefined],
  ['a number', 12_345_678, undefined],
])('finds in %s what may be logged', (_what, address, expected) => {
  expect(requestIdOf(address)).toBe(expected);
});
