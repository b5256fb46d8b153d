import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Focuses the heading of a screen when it is first rendered. The layout does not do so here, because the screen shares the
 * address of the list. Not on the first load of the page, and not while the person is typing.
 */
export function useHeadingFocus(): void {
  const isFirstLoad = useLocation().key === 'default';
  const isWanted = useRef(!isFirstLoad);
  useEffect(() => {
    if (!isWanted.current) return;
    isWanted.current = false;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost) document.querySelector<HTMLElement>('main h1[tabindex="-1"]')?.focus({ preventScroll: true });
  }, []);
}
