import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { idleMoment } from '../../lib/timing';

/**
 * Rows outside of the window that are in the document, so that a step of the wheel finds them drawn. Not in the first frame
 * of a list, which is there sooner without them.
 */
const OVERSCAN_ROWS = 12;
/** The shown rows change only when this many have passed: most events of a scroll then draw nothing. */
const STEP_ROWS = 6;

interface Rows {
  count: number;
  /** All rows have the same height. */
  rowHeightPx: number;
}

/** Range of rows; `last` is -1 without any. */
interface VisibleRows {
  first: number;
  last: number;
}

/**
 * Returns the rows of a list that are in the window or near it, while the window is scrolled or its size changes.
 * @param body element that the list fills; its first row is at its top
 */
export function useVisibleRows(
  body: RefObject<HTMLElement | null>,
  { count, rowHeightPx }: Rows,
): VisibleRows {
  const [above] = useState(() => placeOf(body));
  const [overscan, setOverscan] = useState(0);
  useEffect(() => void idleMoment().then(() => setOverscan(OVERSCAN_ROWS)), []);
  const firstInSight = () => Math.floor(above.px() / rowHeightPx / STEP_ROWS) * STEP_ROWS;
  const top = useSyncExternalStore(above.subscribe, firstInSight);
  const height = useSyncExternalStore(onResize, windowHeight);
  // Rows that were removed do not leave the rest of the list out of sight.
  const inSight = Math.ceil(height / rowHeightPx) + STEP_ROWS;
  const first = Math.max(0, Math.min(top, count - inSight) - overscan);
  return { first, last: Math.min(count, top + inSight + overscan) - 1 };
}

const windowHeight = () => globalThis.innerHeight;

function onResize(tell: () => void): () => void {
  addEventListener('resize', tell);
  return () => removeEventListener('resize', tell);
}

/**
 * Tells how much of a list is above the window, while that is scrolled or its size changes. The place of the list is read
 * when it may have changed and the page is laid out anyway: reading it while React renders would lay out the page twice.
 */
function placeOf(body: RefObject<HTMLElement | null>) {
  let px = 0;
  return {
    px: () => px,
    subscribe: (tell: () => void) => {
      const look = () => {
        px = Math.max(0, -(body.current?.getBoundingClientRect().top ?? 0));
        tell();
      };
      addEventListener('scroll', look, { passive: true });
      addEventListener('resize', look);
      // A list may appear in a window that is scrolled already.
      let afterFrame: ReturnType<typeof setTimeout> | undefined;
      const frame = requestAnimationFrame(() => {
        afterFrame = setTimeout(look);
      });
      return () => {
        removeEventListener('scroll', look);
        removeEventListener('resize', look);
        cancelAnimationFrame(frame);
        clearTimeout(afterFrame);
      };
    },
  };
}
