import { useEffect, type RefObject } from 'react';

/** Events of a person who looks elsewhere. */
const SIGNS_OF_LIFE = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Keeps the component named in the URL at the top while those above it are still being rendered, until the person looks
 * elsewhere. The browser scrolls to it only once, before anything is rendered.
 */
export function useStaysAtHash(page: RefObject<HTMLElement | null>, isNeeded: boolean): void {
  useEffect(() => {
    const { current } = page;
    if (!current || !isNeeded) return undefined;
    const growth = new ResizeObserver(() =>
      document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' }),
    );
    const end = () => growth.disconnect();
    growth.observe(current);
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, end, { once: true, passive: true });
    return () => {
      end();
      for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, end);
    };
  }, [page, isNeeded]);
}
