import type { FontSet } from '../font/font-set.ts';
import type { LabelJob } from '../pdf/label-job.ts';
import { layOutJob } from '../pdf/lay-out-job.ts';
import { loadFontSet } from '../pdf/load-font-set.ts';
import { LabelValueError } from '../problem/label-value-error.ts';
import { sentences } from '../problem/sentences/index.ts';
import { told } from '../problem/told.ts';
import type { DecodeImage } from '../raster/decoded-image.ts';
import { createInkGrid } from '../raster/ink-grid.ts';
import { paintNodes } from '../raster/rasterise-scene.ts';
import type { Scene } from '../scene/scene.ts';
import { sizeInDots } from '../scene/size-in-dots.ts';
import { bitmapOfInk } from './bitmap.ts';
import { pictureDecoder } from './decode-picture.ts';
import { formatZplLabel } from './zpl-label.ts';

/**
 * Returns the complete ZPL for a thermal printer. Each label is rasterised at the printer's resolution from the outlines
 * of the same scene as its preview and its PDF, so that nothing depends on the printer's fonts or its rendering of a
 * barcode. The printer itself makes the copies.
 * @throws LabelValueError when a label must not be printed
 */
export async function renderZpl(
  job: LabelJob,
  { fonts = loadFontSet() }: { readonly fonts?: FontSet } = {},
): Promise<Uint8Array> {
  const { template, dpi, firstIndex = 0 } = job;
  const grid = createInkGrid({ left: 0, top: 0, ...sizeInDots({ ...template, dpi }) });
  const decodeImage = pictureDecoder();
  const written: string[] = [];
  for (const { scene, copies } of layOutJob(job, fonts)) {
    assertPicturesDecoded(scene, decodeImage, firstIndex + written.length);
    grid.ink.fill(0);
    paintNodes(grid, scene, scene.nodes, { dpi, decodeImage });
    written.push(formatZplLabel({ bitmap: bitmapOfInk(grid), copies }));
  }
  return new TextEncoder().encode(written.join(''));
}

/** A picture may be whole by its frame and yet hold no pixels. */
function assertPicturesDecoded({ nodes }: Scene, decodeImage: DecodeImage, labelIndex: number): void {
  const problems = nodes
    .filter((node) => node.kind === 'image' && decodeImage(node.image) === undefined)
    .map(({ elementId }) => ({
      ...told.imageUnreadable({ subject: sentences.subject.element({ id: elementId }) }),
      elementId,
    }));
  if (problems.length > 0) throw new LabelValueError(problems, labelIndex);
}
