import { flushSync } from 'react-dom';
import { afterPaint } from './after-paint';

/** What a field was rendered with last. */
interface Rendered {
  /** Names what the text is of. */
  readonly of: string;
  /** Text that it is to show. */
  readonly value: string;
  readonly onType: (text: string) => void;
}

/** What is typed into a field that shows it by itself, until it is painted. */
export interface TypedText {
  readonly rendered: (field: HTMLTextAreaElement | null, rendered: Rendered) => void;
  readonly typed: (field: HTMLTextAreaElement) => void;
  /** The field goes: what waits is passed on. */
  readonly leave: () => void;
}

/**
 * Returns what passes on the text of a field, one frame after it was typed: a letter is painted without waiting for what
 * is rendered with it.
 */
export function createTypedText(first: Rendered): TypedText {
  let newest = first;
  /** Of the letters that wait. */
  let waiting: { text: string; end: () => void } | undefined;

  const pass = () => {
    if (!waiting) return;
    const { text, end } = waiting;
    waiting = undefined;
    end();
    newest.onType(text);
  };
  return {
    rendered: (field, rendered) => {
      // Letters that wait belong to what the field was of.
      if (rendered.of !== newest.of) pass();
      newest = rendered;
      // What was rendered meanwhile does not have the letters yet.
      if (!waiting) show(field, newest.value);
    },
    typed: (field) => {
      waiting?.end();
      const end = afterPaint(() => {
        flushSync(pass);
        // Where nothing is rendered for it, it was not taken, and has to leave the field.
        show(field, newest.value);
      });
      waiting = { text: field.value, end };
    },
    leave: pass,
  };
}

/** An equal text is not set again: that would move the caret to its end. */
function show(field: HTMLTextAreaElement | null, text: string): void {
  if (field && field.value !== text) field.value = text;
}
