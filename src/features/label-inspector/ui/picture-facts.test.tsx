import { screen } from '@testing-library/react';
import type { LabelTemplate } from 'label-core';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '@/shared/testing';
import { designedLabel } from '../testing/designed-label';
import { openedKit } from '../testing/opened-kit';
import { showInspector } from '../testing/show-inspector';

const kit = openedKit();

/** A grey picture of 40 x 20 pixels. */
const grey =
  'iVBORw0KGgoAAAANSUhEUgAAACgAAAAUCAAAAADaLSBnAAAAFElEQVR4nGNoIBIwjCocVTiqEAQAyLSQECx7VnQAAAAASUVORK5CYII=';

const embedded = { dataUri: `data:image/png;base64,${grey}` };
const images = { '7': Uint8Array.from(atob(grey), (character) => character.charCodeAt(0)) };

/** Shows the picture of the label, whose box is 20 x 10 mm, at 203 dpi. */
function show(patch: object, values: Readonly<Record<string, string>> = {}) {
  const template: LabelTemplate = {
    ...designedLabel,
    elements: designedLabel.elements.map((element) =>
      element.id === 'picture' ? { ...element, ...patch } : element,
    ),
  };
  const { parts } = kit.core.createPartLayout()(template, values, { dpi: 203, fonts: kit.fonts, images });
  return showInspector(['picture'], { template, values, parts, kit });
}

const resolution = () => screen.getByText(/ px on /).textContent;

/** Has the browser read every picture as one of this grey, from 0 for black to 255. */
function drawPicturesIn(brightness: number): void {
  const dot = [brightness, brightness, brightness, 255];
  const picture = { width: 40, height: 20, close: vi.fn<() => void>() };
  vi.stubGlobal('createImageBitmap', () => Promise.resolve(picture));
  const context = {
    drawImage: vi.fn<() => void>(),
    getImageData: () => ({ data: Uint8ClampedArray.from(Array.from({ length: 800 }, () => dot).flat()) }),
  };
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext() {
        return context;
      }
    },
  );
}

describe('what is said of a picture', () => {
  it.each<[string, object, string]>([
    ['fine enough', { widthMm: 4, heightMm: 2 }, '40 px on 4 mm: 254 dpi'],
    ['coarse', {}, '40 px on 20 mm: 51 dpi, coarser than the printer with 203 dpi'],
    ['on its side', { widthMm: 2, heightMm: 5, rotation: 90 }, '20 px on 2 mm: 254 dpi'],
  ])('that is %s', (_, patch, sentence) => {
    show({ source: embedded, ...patch });
    expect(resolution()).toBe(sentence);
  });

  it('is of the picture that its variable shows', () => {
    show({ widthMm: 4, heightMm: 2 }, { logo: '7' });
    expect(resolution()).toBe('40 px on 4 mm: 254 dpi');
  });

  it('is nothing where none is shown', () => {
    show({});
    expect(screen.queryByText(/ px on /)).toBeNull();
  });

  it.each([
    ['greys', 128, 1],
    ['ink alone', 0, 0],
  ])('tells how a thermal printer prints one of %s', async (_, brightness, told) => {
    drawPicturesIn(brightness);
    show({ source: embedded });
    await vi.waitFor(() => expect(screen.queryAllByText(/^Has shades of grey/)).toHaveLength(told));
    await expectAccessible();
  });
});
