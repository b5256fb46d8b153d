import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** Nearly all of it: a hair's breadth outside is no excuse. */
const NEARLY_ALL = 0.9;
/** The header of the shell stands above what scrolls. */
const BELOW_HEADER = '-56px 0px 0px 0px';

/**
 * Tells once something was before somebody's eyes: nearly all of it inside the visible part of the page and of whatever
 * scrolls around it, while the page itself was on the screen.
 */
export function useSeen<T extends Element>(isWanted: boolean, onSeen: () => void): RefObject<T | null> {
  const ref = useRef<T>(null);
  const tell = useEffectEvent(onSeen);
  useEffect(() => {
    const node = ref.current;
    if (!isWanted || !node) return undefined;
    let isInside = false;
    const check = () => {
      if (isInside && document.visibilityState === 'visible') tell();
    };
    const observer = new IntersectionObserver(
      (entries) => {
        isInside = (entries.at(-1)?.intersectionRatio ?? 0) >= NEARLY_ALL;
        check();
      },
      { threshold: NEARLY_ALL, rootMargin: BELOW_HEADER },
    );
    observer.observe(node);
    document.addEventListener('visibilitychange', check);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', check);
    };
  }, [isWanted]);
  return ref;
}
