import { useRef, type PointerEvent, type PointerEventHandler, type RefObject } from 'react';

interface Pan {
  onPointerDown: PointerEventHandler<HTMLElement>;
  onPointerMove: PointerEventHandler<HTMLElement>;
  onPointerUp: PointerEventHandler<HTMLElement>;
  onPointerCancel: PointerEventHandler<HTMLElement>;
}

const isOnScrollbar = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
  const { left, top } = currentTarget.getBoundingClientRect();
  return clientX - left > currentTarget.clientWidth || clientY - top > currentTarget.clientHeight;
};

/** Provides panning of a scrollable view with the mouse. Touch and keys scroll natively. */
export function usePan(view: RefObject<HTMLElement | null>): Pan {
  const grip = useRef<{ x: number; y: number }>(null);
  const letGo = () => {
    grip.current = null;
  };
  return {
    onPointerDown: (event) => {
      if (event.pointerType !== 'mouse' || event.button !== 0 || isOnScrollbar(event)) return;
      grip.current = { x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event) => {
      if (!grip.current || !view.current) return;
      view.current.scrollBy(grip.current.x - event.clientX, grip.current.y - event.clientY);
      grip.current = { x: event.clientX, y: event.clientY };
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
  };
}
