import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves the focus to the content of the screen, so that Tab continues at its first control. Needed after the focused
 * control was removed: otherwise the next Tab starts at the top of the page.
 */
export function focusMain(options?: FocusOptions): void {
  document.querySelector<HTMLElement>('main')?.focus(options);
}

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

/**
 * Returns the focus to the element that had it before a dialog opened, if that still exists. The modal's own `returnFocus`
 * records that element only after the paint: on a busy computer the focus is already in the modal by then; and it does
 * nothing where the modal is removed while it is open.
 */
export function useFocusBack(isOpen: boolean): void {
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    opener.current = document.activeElement;
    return () => {
      const before = opener.current;
      // After this commit, which removes the dialog together with the focus.
      queueMicrotask(() => {
        if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      });
    };
  }, [isOpen]);
}
