import { useState, type FocusEvent } from 'react';

/** Whether somebody is about to press something in a part of the screen, and how the part finds out. */
export interface Attended {
  readonly isAttended: boolean;
  /** Of the node that contains the part. */
  readonly handlers: {
    readonly onFocus: () => void;
    readonly onBlur: (event: Pick<FocusEvent, 'currentTarget' | 'relatedTarget'>) => void;
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
  };
}

/**
 * Returns whether the focus or the pointer is in a part. Its menus and dialogs count, which lie elsewhere in the page: React
 * tells the part of their focus. The pointer counts by itself, because a press in Safari gives no button the focus, and it
 * leaves the part on its way to a menu.
 */
export function useAttended(): Attended {
  const [hasFocus, setFocus] = useState(false);
  const [hasPointer, setPointer] = useState(false);
  return {
    isAttended: hasFocus || hasPointer,
    handlers: {
      onFocus: () => setFocus(true),
      onBlur: ({ currentTarget, relatedTarget }) => {
        // When the focus goes into a menu of the part, its own event follows.
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setFocus(false);
      },
      onPointerEnter: () => setPointer(true),
      onPointerLeave: () => setPointer(false),
    },
  };
}
