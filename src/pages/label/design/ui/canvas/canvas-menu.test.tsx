import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { expectAccessible, renderWith } from '@/shared/testing';
import { SELECTING } from '../../model/gesture-types';
import { keyActions } from '../../model/key-actions';
import { USUAL_SNAPPING } from '../../model/snapping';
import { useDesigning } from '../../model/use-designing';
import { designTemplate } from '../../testing/design-template';
import { CanvasMenu } from './canvas-menu';

const nothing = vi.fn<() => void>();

/** The menu over a place where the title and the box lie, and what is selected and on the label as text. */
function Page({ hasPlace = true, isOpenAtOnce = true }: { hasPlace?: boolean; isOpenAtOnce?: boolean }) {
  const designing = useDesigning(designTemplate);
  const [isOpen, setOpen] = useState(isOpenAtOnce);
  const [title, , box] = designTemplate.elements;
  const lying = hasPlace ? [box, title].flatMap((one) => one ?? []) : [];
  const onKey = keyActions(designing, {
    dpi: 203,
    snapping: USUAL_SNAPPING,
    onZoom: nothing,
    onMode: nothing,
    onData: nothing,
    onField: nothing,
    onHide: nothing,
    onOpen: nothing,
    mode: SELECTING,
  });
  return (
    <>
      <p>selected: {designing.selection.join(' ')}</p>
      <p>elements: {designing.template.elements.map(({ id }) => id).join(' ')}</p>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <CanvasMenu
          place={{ of: 'place', left: 10, top: 10, lying }}
          designing={designing}
          dpi={203}
          hidden={new Set()}
          onKey={onKey}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

afterEach(() => vi.restoreAllMocks());

const entry = (name: string | RegExp) => screen.getByRole('menuitem', { name });

it('selects one of what lies there, also one that is covered, by the keyboard', async () => {
  renderWith(<Page />);
  expect(screen.getByRole('menu', { name: 'What can be done here' })).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(entry('Box box')));
  await expectAccessible({ withoutRules: ['region'] });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByText('selected: title')).toBeTruthy();
  expect(screen.queryByRole('menu')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(entry('Text title, selected')).toBeTruthy();
});

it('copies and pastes within the page, where the browser has no clipboard', async () => {
  renderWith(<Page isOpenAtOnce={false} />);
  // As on a page without https; the presses of user-event would put one there.
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.queryByRole('menuitem', { name: 'Paste' })).toBeNull();
  fireEvent.click(entry('Box box'));
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  fireEvent.click(entry('Cut'));
  expect(screen.getByText('elements: title ean line')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  fireEvent.click(entry('Paste'));
  expect(await screen.findByText('elements: title ean line box')).toBeTruthy();
});

it('pastes what is on the clipboard of the browser', async () => {
  userEvent.setup();
  await navigator.clipboard.writeText('Best before');
  renderWith(<Page hasPlace={false} />);
  await userEvent.click(entry('Paste'));
  expect(await screen.findByText('elements: title ean box line text')).toBeTruthy();
});

it('pastes what was copied here, where the clipboard may not be read', async () => {
  userEvent.setup();
  vi.spyOn(navigator.clipboard, 'readText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  renderWith(<Page hasPlace={false} />);
  await userEvent.click(entry('Select all'));
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.click(entry('Copy'));
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.click(entry('Paste'));
  expect(await screen.findByText(/^elements: .* title 2/)).toBeTruthy();
});
