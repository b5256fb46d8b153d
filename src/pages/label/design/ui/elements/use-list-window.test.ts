// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useListWindow } from './use-list-window';

const ROW_PX = 32;
const LIST_PX = 320;

let tellSize = () => undefined as void;
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        tellSize = tell;
      }
      readonly observe = () => tellSize();
      readonly disconnect = () => undefined;
    },
  );
});

/** Renders the window of a list whose rows are of one height, as a browser lays them out. */
function show(count: number) {
  const list = document.createElement('div');
  const row = list.appendChild(document.createElement('div'));
  row.setAttribute('role', 'option');
  row.getBoundingClientRect = () => new DOMRect(0, 0, 200, ROW_PX);
  Object.defineProperty(list, 'clientHeight', { value: LIST_PX });
  const scrollTo = vi.fn<(options: { top: number }) => void>(({ top }) => {
    list.scrollTop = top;
  });
  Object.assign(list, { scrollTo });
  const ref = { current: list };
  const rendered = renderHook((props: { count: number }) => useListWindow(ref, props.count), {
    initialProps: { count },
  });
  const scroll = (px: number) =>
    act(() => {
      list.scrollTop = px;
      rendered.result.current.measure();
    });
  const shown = () => {
    const { first, end, padding } = rendered.result.current;
    return { first, end, ...padding };
  };
  return { rendered, scroll, shown, scrollTo };
}

describe('the rows of a list', () => {
  it('are all drawn while there are few', () => {
    expect(show(60).shown()).toEqual({ first: 0, end: 60 });
  });

  it('are drawn where they are in sight or close to it, and the rest is room', () => {
    const { scroll, shown } = show(200);
    expect(shown()).toEqual({ first: 0, end: 30, paddingTop: 0, paddingBottom: 170 * ROW_PX });
    scroll(100 * ROW_PX);
    expect(shown()).toEqual({ first: 90, end: 130, paddingTop: 90 * ROW_PX, paddingBottom: 70 * ROW_PX });
    scroll(190 * ROW_PX);
    expect(shown()).toEqual({ first: 180, end: 200, paddingTop: 180 * ROW_PX, paddingBottom: 0 });
  });

  it('are not drawn anew by each step of a scroll', () => {
    const { rendered, scroll } = show(200);
    scroll(100 * ROW_PX);
    const before = rendered.result.current;
    scroll(101 * ROW_PX);
    expect(rendered.result.current).toBe(before);
  });

  it('are there after most of them were removed', () => {
    const { rendered, scroll, shown } = show(200);
    scroll(190 * ROW_PX);
    rendered.rerender({ count: 70 });
    expect(shown()).toMatchObject({ first: 60, end: 70 });
  });

  it('come into sight in the middle of the list when one that is not drawn is wanted', () => {
    const { rendered, scrollTo } = show(200);
    act(() => rendered.result.current.scrollTo(150));
    expect(scrollTo).toHaveBeenCalledWith({ top: 150 * ROW_PX - LIST_PX / 2 });
  });
});
