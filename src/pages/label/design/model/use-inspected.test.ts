// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { designingAt } from '../testing/designing';
import { useInspected, type Inspected } from './use-inspected';

/** Renders the hook, chooses what else is selected, and returns what it returned meanwhile. */
function inspectedAfter(...selection: readonly string[]) {
  const shown: Inspected[] = [];
  const { rerender } = renderHook(
    ({ designing }) => {
      const inspected = useInspected(designing);
      shown.push(inspected);
      return inspected;
    },
    { initialProps: { designing: designingAt({ selection: ['title'] }) } },
  );
  shown.length = 0;
  rerender({ designing: designingAt({ selection }) });
  return shown;
}

it.each<[string, readonly string[], readonly boolean[]]>([
  ['of what was selected before take nothing until they are of what is selected', ['ean'], [true, false]],
  ['of one element take nothing until they are of two', ['title', 'ean'], [true, false]],
  ['stay as they are when the selection does', ['title'], [false, false]],
])('fields %s', (_which, selection, isInert) => {
  expect(inspectedAfter(...selection).map(({ part }) => part.inert)).toEqual(isInert);
});

it.each([
  ['Tab', true],
  ['F6', true],
  ['ArrowRight', false],
])('%s may lead to the fields and draws them at once: %s', (key, leadsOn) => {
  const shown = inspectedAfter('ean');
  const [behind] = shown;
  const before = shown.length;
  act(() => behind?.onKeyDown({ key }));
  expect(shown.length > before).toBe(leadsOn);
});
