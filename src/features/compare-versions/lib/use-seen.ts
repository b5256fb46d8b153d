import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { SEEN_SHARE } from '../config/limits';

/** The header of the shell covers the top of the scrolled content. */
const BELOW_HEADER = '-56px 0px 0px 0px';

/**
 * Calls `onSeen` once the element was seen: nearly all of it was inside the visible part of the page and of all scroll
 * containers, while the page itself was visible.
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
