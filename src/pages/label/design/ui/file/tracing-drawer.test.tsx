import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { button, chooseFile, expectAccessible, field, fill, press, renderPage } from '@/shared/testing';
import { inKeptDesigns } from '../../api/kept-designs-database';
import type { PointerMode } from '../../model/gesture-types';
import { useDesigning } from '../../model/use-designing';
import { useTracing } from '../../model/use-tracing';
import { buildTemplate } from '../../testing/design-builders';
import { FileMenu } from './file-menu';

const revoked: string[] = [];
let addresses: number;

beforeEach(async () => {
  await inKeptDesigns('readwrite', (store) => store.clear());
  addresses = 0;
  revoked.length = 0;
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: () => `blob:${(addresses += 1)}`,
      revokeObjectURL: (address: string) => revoked.push(address),
    }),
  );
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      naturalWidth = 400;
      naturalHeight = 300;
      decode = () => (this.src === 'blob:3' ? Promise.reject(new Error('No picture.')) : Promise.resolve());
    },
  );
});

const onMode = vi.fn<(mode: PointerMode) => void>();

function Traced() {
  const [opened, setOpened] = useState<'insert' | 'trace'>();
  const designing = useDesigning(buildTemplate());
  const tracing = useTracing(designing.template, 'new');
  return (
    <>
      <output aria-label="tracing">{JSON.stringify(tracing.tracing)}</output>
      <FileMenu
        designing={designing}
        tracing={tracing}
        opened={opened}
        onOpened={setOpened}
        onMode={onMode}
      />
    </>
  );
}

const tracing = () => {
  const text = screen.getByRole('status', { name: 'tracing' }).textContent;
  return text === '' ? undefined : JSON.parse(text);
};
const choose = (name: string) => {
  chooseFile(new File(['x'], name, { type: 'image/png' }));
};

it('shows a picture behind the label, as strong, as large and where it is wanted', async () => {
  const { unmount } = renderPage(<Traced />);
  await press('File');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Tracing picture' }));
  await screen.findByRole('dialog', { name: 'Tracing picture' });
  choose('photo.png');
  await waitFor(() =>
    expect(tracing()).toEqual({
      url: 'blob:1',
      name: 'photo.png',
      ratio: 0.75,
      widthMm: 60,
      xMm: 0,
      yMm: 0,
      strength: 40,
    }),
  );
  await fill({ 'Width (mm)': '62,5', 'Left (mm)': '-3' });
  fireEvent.change(screen.getByRole('slider', { name: 'Strength' }), { target: { value: '75' } });
  expect(tracing()).toMatchObject({ widthMm: 62.5, xMm: -3, strength: 75 });
  await expectAccessible();

  await fill({ 'Width (mm)': '0' });
  expect(field('Width (mm)').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('A number from 1 to 1,000.')).toBeTruthy();
  expect(tracing()).toMatchObject({ widthMm: 62.5 });

  choose('better.png');
  await waitFor(() => expect(tracing()).toMatchObject({ url: 'blob:2', widthMm: 62.5, strength: 75 }));
  await waitFor(() => expect(revoked).toEqual(['blob:1']));
  choose('notes.txt');
  expect(await screen.findByText('notes.txt is no picture that this browser can show.')).toBeTruthy();
  expect(tracing()).toMatchObject({ url: 'blob:2' });

  await press('Close');
  await waitFor(() => expect(document.activeElement).toBe(button('File')));
  expect(tracing()).toMatchObject({ url: 'blob:2' });
  unmount();
  expect(revoked).toEqual(['blob:1', 'blob:3', 'blob:2']);
});

it('is taken away again', async () => {
  renderPage(<Traced />);
  await press('File');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Tracing picture' }));
  await screen.findByRole('dialog', { name: 'Tracing picture' });
  choose('photo.png');
  await press('Remove the picture');
  expect(tracing()).toBeUndefined();
  expect(document.activeElement).toBe(button('Choose a picture'));
  await waitFor(() => expect(revoked).toEqual(['blob:1']));
});

it('is there again after a reload, and gone when it was removed', async () => {
  const first = renderPage(<Traced />, { as: 'LabelManager' });
  await press('File');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Tracing picture' }));
  choose('photo.png');
  await waitFor(() => expect(tracing()).toBeTruthy());
  await fill({ 'Width (mm)': '80' });
  first.unmount();

  const second = renderPage(<Traced />, { as: 'LabelManager' });
  await waitFor(() => expect(tracing()).toMatchObject({ name: 'photo.png', widthMm: 80, ratio: 0.75 }));
  await press('File');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Tracing picture' }));
  await press('Remove the picture');
  second.unmount();

  await vi.waitFor(async () => expect(await inKeptDesigns('readonly', (store) => store.count())).toBe(0));
});

it('is scaled by the distance of two points, which are typed here or pressed on the label', async () => {
  renderPage(<Traced />);
  await press('File');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Tracing picture' }));
  await screen.findByRole('dialog', { name: 'Tracing picture' });
  choose('photo.png');
  await press('Measure between two points');
  expect(onMode).toHaveBeenLastCalledWith({ kind: 'measure' });
  // At first they are the upper corners.
  expect(field('Second point, left (mm)').value).toBe('60');
  await fill({ 'Second point, left (mm)': '30' });
  await userEvent.tab();
  expect(document.activeElement).toBe(field('Second point, top (mm)'));
  await fill({ 'Real distance (mm)': '45' });
  await expectAccessible();
  await press('Scale the picture');
  expect(tracing()).toMatchObject({ widthMm: 90, xMm: 0, yMm: 0 });
  expect(field('Width (mm)').value).toBe('90');
});
