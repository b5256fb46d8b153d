import { useLayoutEffect, useRef, useState } from 'react';

/** Ways to insert a text into a field where its caret is, which then stands behind it. */
export function useCaretInsertion<Field extends HTMLInputElement | HTMLTextAreaElement>() {
  const field = useRef<Field>(null);
  const hasCaret = useRef(false);
  const [inserted, setInserted] = useState<{ at: number }>();

  // The caret is set once the new text is there.
  useLayoutEffect(() => {
    if (!inserted) return;
    field.current?.focus();
    field.current?.setSelectionRange(inserted.at, inserted.at);
  }, [inserted]);

  return {
    field,
    /** Called when the field gets the focus. */
    onFocus: () => {
      hasCaret.current = true;
    },
    /** Returns the text of the field with a part put in, in place of what is selected. */
    insert: (text: string, part: string): string => {
      // Where nobody has put the caret yet, browsers have it at the beginning.
      const caret = hasCaret.current ? field.current : null;
      const from = caret?.selectionStart ?? text.length;
      const until = caret?.selectionEnd ?? text.length;
      setInserted({ at: from + part.length });
      return text.slice(0, from) + part + text.slice(until);
    },
  };
}
