import { useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react';

const MIDDLE_BUTTON = 1;
/** Part of the area that a key scrolls by: some of what was seen stays in sight. */
const PAGE = 0.8;

interface MiddleButton {
  readonly onMouseDown: (event: MouseEvent) => void;
  readonly onMouseUp: (event: MouseEvent) => void;
  readonly onAuxClick: (event: MouseEvent) => void;
}

/**
 * Where the middle button is pressed, browsers begin to scroll by themselves, and where it is let go, some systems paste
 * what was marked last: here it moves the area. Chromium pastes unless it is told not to when the button of a mouse goes
 * up, which it does not tell of after a refused press of a pointer.
 */
const MIDDLE: MiddleButton = { onMouseDown: refuseMiddle, onMouseUp: refuseMiddle, onAuxClick: refuseMiddle };

interface Panning {
  /** Handles a press with the middle button, or while Space is held; returns whether it is one. */
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => boolean;
  readonly onPointerMove: (event: Pick<globalThis.PointerEvent, 'clientX' | 'clientY'>) => boolean;
  readonly onPointerUp: () => void;
  /** Handlers that keep the browser from what it does with the middle button. */
  readonly middleButton: MiddleButton;
  /** Called when Space is pressed or let go on the drawing area. */
  readonly holdSpace: (isHeld: boolean) => void;
  /** Scrolls by parts of what is seen: 1 is nearly all of it. */
  readonly scrollBy: (x: number, y: number) => void;
}

/**
 * Moves the drawing area under the pointer, as scrolling does.
 * @param area element that scrolls
 */
export function usePanning(area: RefObject<HTMLElement | null>): Panning {
  const isSpaceHeld = useRef(false);
  const last = useRef<{ readonly x: number; readonly y: number }>(undefined);
  return {
    onPointerDown: (event) => {
      if (event.button !== MIDDLE_BUTTON && !isSpaceHeld.current) return false;
      // The press of a pointer with the middle button is not refused, or the browser pastes: see there.
      if (event.button !== MIDDLE_BUTTON) event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      last.current = { x: event.clientX, y: event.clientY };
      return true;
    },
    onPointerMove: ({ clientX, clientY }) => {
      if (!last.current) return false;
      area.current?.scrollBy(last.current.x - clientX, last.current.y - clientY);
      last.current = { x: clientX, y: clientY };
      return true;
    },
    onPointerUp: () => {
      last.current = undefined;
    },
    middleButton: MIDDLE,
    holdSpace: (isHeld) => {
      isSpaceHeld.current = isHeld;
    },
    scrollBy: (x, y) => {
      const { clientWidth = 0, clientHeight = 0 } = area.current ?? {};
      area.current?.scrollBy(x * PAGE * clientWidth, y * PAGE * clientHeight);
    },
  };
}

function refuseMiddle(event: MouseEvent): void {
  if (event.button === MIDDLE_BUTTON) event.preventDefault();
}
