import { expect, it } from 'vitest';
import { requestIdOf } from './request-id.ts';

it.each([
  ['of a proxy', 'f1c9a6b0-77', 1, 'f1c9a6b0-77'],
  ['without a proxy', 'f1c9a6b0-77', 0, undefined],
  ['that is missing', null, 1, undefined],
  ['that is too short', 'a', 1, undefined],
  ['that is too long', 'a'.repeat(65), 1, undefined],
  ['with a line break', 'f1c9a6b0\n{"event":"request"}', 1, undefined],
  ['with quotes', '"f1c9a6b0"', 1, undefined],
])('an id of a request %s is taken only if it can be trusted', (_, header, proxies, id) => {
  expect(requestIdOf(header, proxies)).toBe(id);
});
