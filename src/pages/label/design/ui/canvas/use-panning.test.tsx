import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { usePanning } from './use-panning';

const scrollBy = vi.fn<(x: number, y: number) => void>();

function Area() {
  const area = useRef<HTMLDivElement>(null);
  const { onPointerDown, onPointerMove, onPointerUp, middleButton } = usePanning(area);
  return (
    <div
      ref={(node) => {
        area.current = node && Object.assign(node, { scrollBy, setPointerCapture: () => undefined });
      }}
      data-testid="area"
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      {...middleButton}
    />
  );
}

/** Returns whether the browser may do what it does with an event of a button. */
function isLeft(type: 'pointerDown' | 'mouseDown' | 'mouseUp', button: number, at = 0): boolean {
  const area = screen.getByTestId('area');
  return fireEvent(area, createEvent[type](area, { button, clientX: at, clientY: at }));
}

it('moves the area with the middle button, whose press and release of the mouse the browser does nothing with', () => {
  render(<Area />);
  // After a refused press of the pointer, Chromium would not tell of the mouse, and paste.
  expect([isLeft('pointerDown', 1, 50), isLeft('mouseDown', 1), isLeft('mouseUp', 1)]).toEqual([
    true,
    false,
    false,
  ]);
  fireEvent.pointerMove(screen.getByTestId('area'), { clientX: 20, clientY: 40 });
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith(30, 10);
  expect([isLeft('mouseDown', 0), isLeft('mouseUp', 0)]).toEqual([true, true]);
});
