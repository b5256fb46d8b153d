import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { SEEN_SHARE } from '../config/limits';

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
        isInside = (entries.at(-1)?.intersectionRatio ?? 0) >= SEEN_SHARE;
        check();
      },
      { threshold: SEEN_SHARE, rootMargin: BELOW_HEADER },
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
