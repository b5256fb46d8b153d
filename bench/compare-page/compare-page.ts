import {
  compareInWorker,
  warmUpComparison,
} from '../../src/features/compare-versions/model/compare-in-worker';
import type { ComparedVersions } from '../../src/features/compare-versions/model/comparison';
import type { ComparedOnPage, ComparePage } from './compared-on-page.ts';

warmUpComparison();

let prepared:
  | (Omit<ComparePage, 'pictures'> & { pictures: Readonly<Record<string, Uint8Array>> })
  | undefined;

/** Sets what is compared next: it is transferred to the page before the time is measured. */
function prepareCompare({ pictures, ...request }: ComparePage): void {
  const bytes = Object.entries(pictures).map(([id, numbers]) => [id, Uint8Array.from(numbers)] as const);
  prepared = { ...request, pictures: Object.fromEntries(bytes) };
}

/**
 * Compares two versions with each sample, one after the other, until the pictures and the mask of the last one are
 * painted.
 */
async function compareOnPage(): Promise<ComparedOnPage> {
  if (!prepared) throw new Error('There is nothing to compare.');
  const { before, after, samples, pictures } = prepared;
  const startedAt = performance.now();
  let regions = 0;
  for (const values of samples) {
    const compared = await compareInWorker({ before, after, values, pictures });
    regions += compared.comparison?.regions.length ?? 0;
    await show(compared);
  }
  return { ms: performance.now() - startedAt, regions };
}

async function show({ before, after, comparison }: ComparedVersions) {
  document.body.replaceChildren();
  for (const drawn of [before, after]) {
    if (drawn) await showPicture(new Blob([drawn.svg], { type: 'image/svg+xml' }));
  }
  if (comparison) await showPicture(comparison.mask.png);
  await new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Shows a picture by a URL of its own, so that it is decoded in a separate task, as on the screen. */
async function showPicture(picture: Blob) {
  const image = new Image(700);
  image.src = URL.createObjectURL(picture);
  document.body.append(image);
  await image.decode();
  URL.revokeObjectURL(image.src);
}

Object.assign(globalThis, { prepareCompare, compareOnPage });
