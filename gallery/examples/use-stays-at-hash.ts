import { useEffect, type RefObject } from 'react';

/** What somebody does who looks elsewhere. */
const SIGNS_OF_LIFE = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Keeps the component that the address names at the top while those above it are still being drawn, until somebody looks
 * elsewhere. The browser looks for it once, before anything is there.
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
