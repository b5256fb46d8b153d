import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';

interface ListWindow {
  /** First row that is drawn, and the one after the last. */
  readonly first: number;
  readonly end: number;
  /** Room of the rows that are not drawn, around the others. */
  readonly padding: { readonly paddingTop?: number; readonly paddingBottom?: number };
  /** Is called when the list is scrolled. */
  readonly measure: () => void;
  /** Scrolls a row into sight, if there is one at this index. */
  readonly scrollTo: (index: number) => void;
}

/** Shorter lists are drawn whole. */
const WHOLE_ROWS = 60;
/** Rows are drawn in steps of this many, and as many beyond the edges of the list. */
const STEP_ROWS = 10;

/**
 * Returns the rows of a list that are in sight or close to it. With hundreds of elements, the browser would otherwise sort
 * and paint the whole list anew for each key in the drawing area.
 * @param list scrolls its rows, which all have the same height
 */
export function useListWindow(list: RefObject<HTMLElement | null>, count: number): ListWindow {
  const [seen, setSeen] = useState({ first: 0, end: WHOLE_ROWS, rowPx: 0 });
  const isWhole = count <= WHOLE_ROWS;
  const first = isWhole ? 0 : Math.min(seen.first, Math.max(0, count - STEP_ROWS));
  const end = isWhole ? count : Math.min(seen.end, count);

  const measure = () => {
    const node = list.current;
    if (!node || isWhole) return;
    const rowPx = node.querySelector('[role="option"]')?.getBoundingClientRect().height ?? 0;
    if (rowPx === 0) return;
    const stepOf = (px: number) => Math.floor(px / rowPx / STEP_ROWS) * STEP_ROWS;
    const next = {
      first: Math.max(0, stepOf(node.scrollTop) - STEP_ROWS),
      end: stepOf(node.scrollTop + node.clientHeight) + 2 * STEP_ROWS,
      rowPx,
    };
    setSeen((last) =>
      last.first === next.first && last.end === next.end && last.rowPx === rowPx ? last : next,
    );
  };
  const onSize = useEffectEvent(measure);
  useLayoutEffect(() => {
    if (!list.current || isWhole) return undefined;
    // Also tells of the size that it has at first.
    const observer = new ResizeObserver(() => onSize());
    observer.observe(list.current);
    return () => observer.disconnect();
  }, [list, isWhole]);

  return {
    first,
    end,
    padding: isWhole ? {} : { paddingTop: first * seen.rowPx, paddingBottom: (count - end) * seen.rowPx },
    measure,
    scrollTo: (index) => {
      const node = list.current;
      if (!node || index < 0) return;
      const row = node.querySelector(`[aria-posinset="${index + 1}"]`);
      if (row) row.scrollIntoView({ block: 'nearest' });
      else node.scrollTo({ top: index * seen.rowPx - node.clientHeight / 2 });
    },
  };
}
