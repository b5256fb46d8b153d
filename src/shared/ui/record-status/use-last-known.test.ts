// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLastKnown } from './use-last-known';

interface Asked {
  found: string[] | undefined;
  id: string;
}

const nothing: Asked = { found: undefined, id: '1' };
const show = () => renderHook(({ found, id }: Asked) => useLastKnown(found, id), { initialProps: nothing });

it('keeps what was found last, until another id is asked for', () => {
  const { result, rerender } = show();
  expect(result.current).toBeUndefined();
  rerender({ found: ['first'], id: '1' });
  rerender({ found: ['changed'], id: '1' });
  expect(result.current).toEqual(['changed']);
  rerender({ found: undefined, id: '1' });
  expect(result.current).toEqual(['changed']);
  rerender({ found: undefined, id: '2' });
  expect(result.current).toBeUndefined();
});

it('takes findings that are made anew each time for one, where it is told so', () => {
  const { result } = renderHook(() =>
    useLastKnown({ part: 'a' }, '1', (one, other) => one.part === other.part),
  );
  expect(result.current).toEqual({ part: 'a' });
});
