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
  let afterFrame: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    cancelAnimationFrame(frame);
    clearTimeout(afterFrame);
    clearTimeout(latest);
    for (const name of NEXT_EVENTS) window.removeEventListener(name, begin, true);
  };
  const begin = () => {
    end();
    work();
  };
  // Timers of a frame come after it is painted.
  const frame = requestAnimationFrame(() => {
    afterFrame = setTimeout(begin);
  });
  const latest = setTimeout(begin, LATEST_MS);
  for (const name of NEXT_EVENTS) window.addEventListener(name, begin, true);
  return end;
}
