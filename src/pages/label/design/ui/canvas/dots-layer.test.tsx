import { act, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onlyWorker, press, renderWith, SilentWorker, withSilentWorkers } from '@/shared/testing';
import { createPreviewStore, type PreviewStore } from '../../model/preview-store';
import { designTemplate } from '../../testing/design-template';
import { DotsLayer } from './dots-layer';

const VALUES = { title: 'Jam' };
const NO_PICTURES = {};

function Drawing({ store }: { store: PreviewStore }) {
  const [template, setTemplate] = useState(designTemplate);
  return (
    <>
      <button type="button" onClick={() => setTemplate({ ...template, widthMm: 80 })}>
        Widen
      </button>
      <svg>
        <DotsLayer template={template} values={VALUES} pictures={NO_PICTURES} dpi={300} store={store} />
      </svg>
    </>
  );
}

beforeEach(() => {
  withSilentWorkers();
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:dots', revokeObjectURL: vi.fn<() => void>() }),
  );
});
afterEach(() => vi.unstubAllGlobals());

const image = () => document.querySelector('image');
const picture = (id: unknown) => ({
  id,
  result: { widthPx: 709, heightPx: 473, dpi: 300, png: new Blob(['dots']) },
});
const idOf = (message: unknown) => (message as { id: number }).id;

it('shows the dots of the present label, at their size, none of an earlier one, and none while elements are moved', async () => {
  const store = createPreviewStore();
  renderWith(<Drawing store={store} />);
  await waitFor(() => expect(SilentWorker.started.flatMap(({ sent }) => sent)).toHaveLength(1));
  const worker = onlyWorker();
  const [first] = worker.sent;
  expect(first).toMatchObject({ work: { kind: 'dots', request: { template: designTemplate, dpi: 300 } } });
  expect(image()).toBeNull();
  await press('Widen');
  await waitFor(() => expect(worker.sent).toHaveLength(3));
  expect(worker.sent[1]).toEqual({ id: idOf(first), cancel: true });
  act(() => worker.say(picture(idOf(first))));
  expect(image()).toBeNull();
  await act(async () => worker.say(picture(idOf(worker.sent[2]))));
  await waitFor(() => expect(image()?.getAttribute('href')).toBe('blob:dots'));
  expect(Number(image()?.getAttribute('width'))).toBeCloseTo((709 * 25.4) / 300, 6);
  // While elements are moved, they are shown where they are moved to.
  act(() => store.set({ hits: [] }));
  expect(image()).not.toBeNull();
  act(() => store.set({ hits: [], moved: { ids: ['box'], dxMm: 1, dyMm: 0 } }));
  expect(image()).toBeNull();
  act(() => store.set(undefined));
  expect(image()).not.toBeNull();
});
