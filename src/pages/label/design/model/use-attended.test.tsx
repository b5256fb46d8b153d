import { act, fireEvent, render, screen } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { beforeEach, expect, it } from 'vitest';
import { useAttended } from './use-attended';

function Part() {
  const { isAttended, handlers } = useAttended();
  return (
    <>
      <div {...handlers}>
        <button type="button">Save</button>
        {createPortal(<button type="button">Entry of its menu</button>, document.body)}
      </div>
      <button type="button">Elsewhere</button>
      <output>{isAttended ? 'attended' : 'left alone'}</output>
    </>
  );
}

const focus = (name: string) => act(() => screen.getByRole('button', { name }).focus());
const state = () => screen.getByRole('status').textContent;

beforeEach(() => void render(<Part />));

it('a part is attended while the focus is in it or in a menu of it, which lies elsewhere in the page', () => {
  expect(state()).toBe('left alone');
  focus('Save');
  expect(state()).toBe('attended');
  focus('Entry of its menu');
  expect(state()).toBe('attended');
  focus('Elsewhere');
  expect(state()).toBe('left alone');
});

it('a part is attended while the pointer is on it, and still when it leaves a menu that has the focus', () => {
  fireEvent.pointerEnter(screen.getByRole('button', { name: 'Save' }));
  expect(state()).toBe('attended');
  focus('Entry of its menu');
  fireEvent.pointerLeave(screen.getByRole('button', { name: 'Save' }));
  expect(state()).toBe('attended');
  focus('Elsewhere');
  expect(state()).toBe('left alone');
});
