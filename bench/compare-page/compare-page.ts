import {
  compareInWorker,
  warmUpComparison,
} from '../../src/features/compare-versions/model/compare-in-worker';
import type { ComparedVersions } from '../../src/features/compare-versions/model/comparison';
import type { ComparedOnPage, ComparePage } from './compared-on-page.ts';

/** Dots of the mask painted in one task: some milliseconds on a slow computer. */
const STRIP_DOTS = 100_000;
const NEW_INK = 0xff_c8_4e_0b;
const OLD_INK = 0xff_1d_1d_c8;

warmUpComparison();

/** Compares two versions with each sample, one after the other, until the pictures and the mask of the last are painted. */
async function compareOnPage({ before, after, samples, pictures }: ComparePage): Promise<ComparedOnPage> {
  const bytes = Object.fromEntries(
    Object.entries(pictures).map(([id, numbers]) => [id, Uint8Array.from(numbers)]),
  );
  const startedAt = performance.now();
  let regions = 0;
  for (const values of samples) {
    const compared = await compareInWorker({ before, after, values, pictures: bytes });
    regions += compared.comparison?.regions.length ?? 0;
    await show(compared);
  }
  return { ms: performance.now() - startedAt, regions };
}

async function show({ before, after, comparison }: ComparedVersions) {
  document.body.replaceChildren();
  for (const drawn of [before, after]) {
    if (!drawn) continue;
    const image = new Image(700);
    // By an address of its own each drawing is read in a task of its own.
    image.src = URL.createObjectURL(new Blob([drawn.svg], { type: 'image/svg+xml' }));
    document.body.append(image);
    await image.decode();
    URL.revokeObjectURL(image.src);
  }
  if (comparison) await paintMask(comparison.mask);
  await new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

async function paintMask({ widthPx, heightPx, data }: NonNullable<ComparedVersions['comparison']>['mask']) {
  const canvas = document.createElement('canvas');
  canvas.width = widthPx;
  canvas.height = heightPx;
  document.body.append(canvas);
  const context = canvas.getContext('2d');
  const rows = Math.ceil(STRIP_DOTS / widthPx);
  for (let top = 0; top < heightPx; top += rows) {
    const strip = new ImageData(widthPx, Math.min(rows, heightPx - top));
    const dots = new Uint32Array(strip.data.buffer);
    for (let at = 0; at < dots.length; at += 1) {
      const dot = data[top * widthPx + at];
      if (dot !== 0) dots[at] = dot === 1 ? OLD_INK : NEW_INK;
    }
    context?.putImageData(strip, 0, top);
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  }
}

Object.assign(globalThis, { compareOnPage });
