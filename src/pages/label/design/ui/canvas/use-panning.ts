import { useRef, type PointerEvent } from 'react';

const MIDDLE_BUTTON = 1;

interface Panning {
  /** Handles a press with the middle button, or while Space is held; returns whether it is one. */
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => boolean;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => boolean;
  readonly onPointerUp: () => void;
  /** Called when Space is pressed or let go on the drawing area. */
  readonly holdSpace: (isHeld: boolean) => void;
}

/** Moves the drawing area under the pointer, as scrolling does. */
export function usePanning(): Panning {
  const isSpaceHeld = useRef(false);
  const last = useRef<{ readonly x: number; readonly y: number }>(undefined);
  return {
    onPointerDown: (event) => {
      if (event.button !== MIDDLE_BUTTON && !isSpaceHeld.current) return false;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      last.current = { x: event.clientX, y: event.clientY };
      return true;
    },
    onPointerMove: ({ currentTarget, clientX, clientY }) => {
      if (!last.current) return false;
      currentTarget.parentElement?.scrollBy(last.current.x - clientX, last.current.y - clientY);
      last.current = { x: clientX, y: clientY };
      return true;
    },
    onPointerUp: () => {
      last.current = undefined;
    },
    holdSpace: (isHeld) => {
      isSpaceHeld.current = isHeld;
    },
  };
}
