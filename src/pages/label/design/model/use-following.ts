import { useDeferredValue, useState, type FocusEvent } from 'react';
import type { Designing } from './use-designing';

/** The design for a part of the screen beside the drawing. */
export interface Following {
  readonly designing: Designing;
  /** Of the node that contains the part. */
  readonly handlers: {
    readonly onFocus: (event: Pick<FocusEvent, 'currentTarget' | 'target'>) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
  /** Lets the part show the design at once: something in it takes the focus next. */
  readonly hurry: () => void;
  /** Nothing in it took the focus after all. */
  readonly calm: () => void;
}

/**
 * Returns the design for a part of the screen that is drawn after the label: a key in the drawing area is painted without
 * waiting for all fields. While the focus is in the part, it has the newest design at once, because what is typed there
 * must be there.
 * @param showsTyping whether a field in the part shows itself what is typed: the part follows then too
 */
export function useFollowing(designing: Designing, showsTyping = false): Following {
  const later = useDeferredValue(designing);
  const [hasFocus, setFocus] = useState(false);
  return {
    designing: hasFocus && !(showsTyping && designing.isTyped) ? designing : later,
    hurry: () => setFocus(true),
    calm: () => setFocus(false),
    handlers: {
      // React tells of a dialog, too, that belongs to the part and lies elsewhere in the page.
      onFocus: ({ currentTarget, target }) => currentTarget.contains(target) && setFocus(true),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setFocus(false);
      },
    },
  };
}
