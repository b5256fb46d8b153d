import { useLayoutEffect, useRef, useState } from 'react';
import { taggedText, type MarkupTool } from './tagged-text';

/** Ways to insert a text into a field where its caret is, which then stands behind it, and to set what is selected apart. */
export function useCaretInsertion<Field extends HTMLInputElement | HTMLTextAreaElement>() {
  const field = useRef<Field>(null);
  const hasCaret = useRef(false);
  const [inserted, setInserted] = useState<{ from: number; until: number }>();

  // The caret is set once the new text is there.
  useLayoutEffect(() => {
    if (!inserted) return;
    field.current?.focus();
    field.current?.setSelectionRange(inserted.from, inserted.until);
  }, [inserted]);

  /** What is selected; where nobody has put the caret yet, browsers have it at the beginning. */
  const selectionIn = (text: string) => {
    const caret = hasCaret.current ? field.current : null;
    return { from: caret?.selectionStart ?? text.length, until: caret?.selectionEnd ?? text.length };
  };
  return {
    field,
    /** Called when the field gets the focus. */
    onFocus: () => {
      hasCaret.current = true;
    },
    /** Returns the text of the field with a part put in, in place of what is selected. */
    insert: (text: string, part: string): string => {
      const { from, until } = selectionIn(text);
      const end = from + part.length;
      setInserted({ from: end, until: end });
      return text.slice(0, from) + part + text.slice(until);
    },
    /** Returns the text of the field with what is selected between tags. */
    tag: (text: string, tool: MarkupTool): string => {
      const tagged = taggedText({ text, ...selectionIn(text) }, tool);
      setInserted({ from: tagged.from, until: tagged.until });
      return tagged.text;
    },
  };
}
