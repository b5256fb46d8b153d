// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
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

/** Returns whether an event of a press reaches what is pressed, and does what browsers do with it. */
function isTaken(handle: (event: Parameters<Inspected['part']['onClickCapture']>[0]) => void): boolean {
  const [preventDefault, stopPropagation] = [vi.fn<() => void>(), vi.fn<() => void>()];
  handle({ detail: 1, preventDefault, stopPropagation });
  expect(stopPropagation).toHaveBeenCalledTimes(preventDefault.mock.calls.length);
  return preventDefault.mock.calls.length === 0;
}

it.each<[string, readonly string[], readonly boolean[]]>([
  ['of what was selected before take nothing until they are of what is selected', ['ean'], [true, false]],
  ['of one element take nothing until they are of two', ['title', 'ean'], [true, false]],
  ['stay as they are when the selection does', ['title'], [false, false]],
])('fields %s', (_which, selection, isRefused) => {
  const shown = inspectedAfter(...selection);
  const taken = shown.map(({ part }) => [part.onPointerDownCapture, part.onMouseDownCapture].map(isTaken));
  expect(taken).toEqual(isRefused.map((isOne) => [!isOne, !isOne]));
  expect(shown.map(({ part }) => part['aria-hidden'] ?? false)).toEqual(isRefused);
});

it('fields take no part of a press that began on those of what was selected before', () => {
  const [behind, current] = inspectedAfter('ean').map(({ part }) => part);
  if (!behind || !current) throw new Error('The fields did not follow the selection.');
  expect(isTaken(behind.onPointerDownCapture)).toBe(false);
  expect([current.onMouseDownCapture, current.onClickCapture].map(isTaken)).toEqual([false, false]);
  // A key presses without a pointer, and the next press is another one.
  expect(isTaken((click) => current.onClickCapture({ ...click, detail: 0 }))).toBe(true);
  const { onPointerDownCapture, onMouseDownCapture, onClickCapture } = current;
  expect([onPointerDownCapture, onMouseDownCapture, onClickCapture].map(isTaken)).toEqual([true, true, true]);
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
