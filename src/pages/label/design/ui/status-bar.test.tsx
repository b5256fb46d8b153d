import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { answer, expectAccessible, mockApi, press, renderPage } from '@/shared/testing';
import type { Overlays } from '../model/overlays';
import { USUAL_SNAPPING } from '../model/snapping';
import type { Zoom } from '../model/zoom';
import { buildTemplate } from '../testing/design-builders';
import { StatusBar } from './status-bar';

mockApi(answer('printers', { data: [] }));
const nothing = vi.fn<() => void>();

const onZoom = vi.fn<(to: Zoom) => void>();

function Bar({ marginMm, hasSelection = true }: { marginMm?: number; hasSelection?: boolean }) {
  const [overlays, setOverlays] = useState<Overlays>({});
  return (
    <StatusBar
      told=""
      dpi={203}
      onDpi={nothing}
      snapping={USUAL_SNAPPING}
      onSnapping={nothing}
      template={buildTemplate(marginMm === undefined ? {} : { design: { marginMm } })}
      overlays={overlays}
      onOverlays={setOverlays}
      addsToSelection={false}
      onAddsToSelection={nothing}
      scale={4}
      hasSelection={hasSelection}
      onZoom={onZoom}
    />
  );
}

const choice = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

it('switches what is shown over the label, each by itself', async () => {
  renderPage(<Bar />);
  await press('Show');
  const names = ['Boxes of all elements', 'Quiet zones of barcodes', 'Margins', 'Dots as they are printed'];
  expect(names.map((name) => choice(name).checked)).toEqual([false, false, false, false]);
  await userEvent.click(choice('Quiet zones of barcodes'));
  await userEvent.click(choice('Margins'));
  expect(names.map((name) => choice(name).checked)).toEqual([false, true, true, false]);
  await userEvent.click(choice('Quiet zones of barcodes'));
  expect(names.map((name) => choice(name).checked)).toEqual([false, false, true, false]);
  await expectAccessible({ withoutRules: ['region'] });
});

it('shows the margins of a label that has some, until they are switched off', async () => {
  renderPage(<Bar marginMm={3} />);
  await press('Show');
  expect(choice('Margins').checked).toBe(true);
  await userEvent.click(choice('Margins'));
  expect(choice('Margins').checked).toBe(false);
});

it('goes by a menu to a zoom that fits, to true size and to what is selected', async () => {
  renderPage(<Bar />);
  for (const place of ['As large as fits', 'True size', 'What is selected']) {
    await press('106%');
    await userEvent.click(await screen.findByRole('menuitem', { name: place }));
  }
  expect(onZoom.mock.calls).toEqual([['fit'], ['true'], ['selection']]);
});

it('goes by keys to true size, and not to what is selected where nothing is', async () => {
  renderPage(<Bar hasSelection={false} />);
  screen.getByRole('button', { name: '106%' }).focus();
  await userEvent.keyboard('{Enter}');
  const nowhere = await screen.findByRole<HTMLButtonElement>('menuitem', { name: 'What is selected' });
  expect(nowhere.disabled).toBe(true);
  await userEvent.keyboard('{End}{Enter}');
  expect(onZoom.mock.calls).toEqual([['true']]);
});
