import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * The heading of a screen takes the focus when the screen is first drawn, as after any change of screen: its address is
 * that of the list. Not on the first load of all, and not from somebody who is typing.
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
