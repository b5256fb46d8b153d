import { vi } from 'vitest';

/** Replaces the drawing of pictures, which jsdom does not have: all dots of each become this grey, 0 (black) to 255. */
export function drawnPictures(grey: number) {
  const draw = vi.fn<() => Promise<object>>(async () => ({ width: 2, height: 2, close: () => undefined }));
  const data = new Uint8ClampedArray(16).fill(grey).map((value, at) => (at % 4 === 3 ? 255 : value));
  vi.stubGlobal('createImageBitmap', draw);
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({ drawImage: () => undefined, getImageData: () => ({ data }) });
    },
  );
  return draw;
}
