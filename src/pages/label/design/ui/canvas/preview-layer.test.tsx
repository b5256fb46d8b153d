import { act, screen } from '@testing-library/react';
import type { SnapHit } from 'label-core/design';
import { expect, it } from 'vitest';
import { renderPage } from '@/shared/testing';
import { createPreviewStore } from '../../model/preview-store';
import { designTemplate } from '../../testing/design-template';
import { PreviewLayer } from './preview-layer';

const leftOfBarcode: SnapHit = {
  axis: 'x',
  edge: 'start',
  line: { kind: 'element', id: 'ean', edge: 'start', atMm: 2 },
};

const at = (y: number) => ({ hits: [leftOfBarcode], around: { x: 2, y, width: 8, height: 5 } });

function show() {
  const store = createPreviewStore();
  const { container } = renderPage(
    <svg>
      <PreviewLayer store={store} template={designTemplate} scale={10} />
    </svg>,
  );
  const linesAndMarks = () => [...container.querySelectorAll('line, path')].map(({ tagName }) => tagName);
  return { store, linesAndMarks };
}

it('shows the line that an element is aligned with, and its distance in mm, which follows the pointer', () => {
  const { store, linesAndMarks } = show();
  act(() => store.set(at(6.5)));
  expect(screen.getByText('4.5')).toBeTruthy();
  expect(linesAndMarks()).toEqual(['line', 'path']);
  act(() => store.set(at(7)));
  expect(screen.getByText('4')).toBeTruthy();
  act(() => store.set(undefined));
  expect(linesAndMarks()).toEqual([]);
});

it('shows equal distances, each with its number, instead of a line', () => {
  const { store, linesAndMarks } = show();
  const gaps = [
    { startMm: 10, endMm: 13.25 },
    { startMm: 20, endMm: 23.25 },
  ];
  const hit: SnapHit = { axis: 'x', edge: 'start', line: { kind: 'gap', atMm: 13.25 }, gaps };
  act(() => store.set({ hits: [hit], around: { x: 13.25, y: 3, width: 6.75, height: 5 } }));
  expect(screen.getAllByText('3.25')).toHaveLength(2);
  expect(linesAndMarks()).toEqual(['path', 'path']);
});

it('shows nothing of the dots', () => {
  const { store, linesAndMarks } = show();
  const hit: SnapHit = { axis: 'x', edge: 'start', line: { kind: 'dot', atMm: 13.25 } };
  act(() => store.set({ hits: [hit], around: { x: 13.25, y: 3, width: 6.75, height: 5 } }));
  expect(linesAndMarks()).toEqual([]);
});
