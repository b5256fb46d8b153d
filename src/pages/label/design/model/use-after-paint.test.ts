// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useAfterPaint } from './use-after-paint';

interface Given {
  value: string;
  waits: boolean;
}

const show = (first: Given) =>
  renderHook(({ value, waits }: Given) => useAfterPaint(value, waits), { initialProps: first });

it('returns a value at once that does not wait', () => {
  const { result, rerender } = show({ value: 'a', waits: false });
  rerender({ value: 'b', waits: false });
  expect(result.current).toBe('b');
});

it('returns the value before for one frame where it waits, and the newest after it', async () => {
  const { result, rerender } = show({ value: 'a', waits: false });
  rerender({ value: 'b', waits: true });
  expect(result.current).toBe('a');
  rerender({ value: 'c', waits: true });
  expect(result.current).toBe('a');
  await waitFor(() => expect(result.current).toBe('c'));
});

it('waits no longer when the next value does not', () => {
  const { result, rerender } = show({ value: 'a', waits: false });
  rerender({ value: 'b', waits: true });
  rerender({ value: 'c', waits: false });
  expect(result.current).toBe('c');
});
