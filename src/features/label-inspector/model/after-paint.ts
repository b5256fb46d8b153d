import { afterFrame } from '@/shared/lib/timing';

/** What a person does next, or what ends the page, may depend on what waits. */
const NEXT_EVENTS = [
  'keydown',
  'pointerdown',
  'click',
  'focusout',
  'popstate',
  'visibilitychange',
  'beforeunload',
  'pagehide',
];
/** Until then a frame is painted, unless the browser paints none. */
const LATEST_MS = 100;

/**
 * Does something once, after the next frame is painted, or before the next event of a person reaches the page if that
 * comes first. Returns a function that ends the wait without doing it.
 */
export function afterPaint(work: () => void): () => void {
  const end = () => {
    endFrame();
    clearTimeout(latest);
    for (const name of NEXT_EVENTS) window.removeEventListener(name, begin, true);
  };
  const begin = () => {
    end();
    work();
  };
  const endFrame = afterFrame(begin);
  const latest = setTimeout(begin, LATEST_MS);
  for (const name of NEXT_EVENTS) window.addEventListener(name, begin, true);
  return end;
}
