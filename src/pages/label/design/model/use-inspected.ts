import { useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { nextTask } from '@/shared/lib/timing';
import { isFocusIn, useFocusStays } from './area-keys';
import type { Designing } from './use-designing';
import { useFollowing, type Following } from './use-following';

/** The design for the fields of what is selected. */
export interface Inspected extends Omit<Following, 'handlers'> {
  /**
   * Of the node that contains the fields: it takes no press, and assistive technology does not find them, while they are still
   * those of what was selected before, because the label is drawn first. They are about to go, and what is typed there would
   * be lost.
   */
  readonly part: Following['handlers'] & {
    readonly 'aria-hidden': boolean | undefined;
    readonly onPointerDownCapture: (event: Press) => void;
    readonly onMouseDownCapture: (event: Press) => void;
    readonly onClickCapture: (event: Press) => void;
  };
  /** Of the whole screen: a key that may lead to the fields lets them be of what is selected before it does. */
  readonly onKeyDown: (event: Pick<KeyboardEvent, 'key'>) => void;
}

type Press = Pick<MouseEvent, 'detail' | 'preventDefault' | 'stopPropagation'>;

const LEADS_ON = new Set(['Tab', 'F6']);

export function useInspected(designing: Designing): Inspected {
  const { handlers, ...following } = useFollowing(designing, true);
  const { selection: shown } = following.designing;
  const isBehind = !isSame(shown, designing.selection);
  /** The press that goes on began on fields that are gone by now. To make them inert would style all of them twice. */
  const isRefused = useRef(false);
  // The button of the fields that deleted the selection is gone with it.
  useFocusStays(shown.length > 0, 'canvas');
  return {
    ...following,
    part: {
      ...handlers,
      'aria-hidden': isBehind || undefined,
      onPointerDownCapture: (event) => {
        isRefused.current = isBehind;
        if (isBehind) refuse(event);
      },
      onMouseDownCapture: (event) => isRefused.current && refuse(event),
      // A click without a press is that of a key.
      onClickCapture: (event) => isRefused.current && event.detail > 0 && refuse(event),
    },
    onKeyDown: ({ key }) => {
      if (!isBehind || !LEADS_ON.has(key)) return;
      flushSync(following.hurry);
      // The key may have led elsewhere.
      void nextTask().then(() => isFocusIn('inspector') || following.calm());
    },
  };
}

function refuse(event: Press): void {
  event.preventDefault();
  event.stopPropagation();
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at]);
