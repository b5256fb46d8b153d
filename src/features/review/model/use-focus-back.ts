import { useLayoutEffect } from 'react';

/** After a dialog closed, the focus is where it was before it opened, if that is still there. */
export function useFocusBack(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const before = document.activeElement;
    return () => {
      // After this commit, in which the dialog goes and takes the focus with it.
      queueMicrotask(() => {
        if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      });
    };
  }, [isOpen]);
}
