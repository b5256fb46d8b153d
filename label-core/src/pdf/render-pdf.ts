import { setImmediate } from 'node:timers/promises';
import type { FontSet } from '../font/font-set.ts';
import { mmToPt } from '../scene/length.ts';
import { drawScene } from './draw-scene.ts';
import { joinBytes } from './join-bytes.ts';
import type { LabelJob } from './label-job.ts';
import { layOutJob } from './lay-out-job.ts';
import { loadFontSet } from './load-font-set.ts';
import { createPdfDocument } from './pdf-document.ts';

interface RenderOptions {
  readonly fonts?: FontSet;
}

/** Number of labels drawn before the event loop can pass on the finished part of the file. */
const labelsAtOnce = 50;

/**
 * Draws the labels of a job into one PDF: one page for each label, of exactly its size, with vectors and embedded fonts.
 * Copies share their page's content, images are embedded once. The work blocks its thread: see `createLabelRenderer`.
 * @throws LabelValueError before anything is returned when a label must not be printed
 */
export async function renderPdf(job: LabelJob, options: RenderOptions = {}): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  await streamPdf(job, (chunk) => chunks.push(chunk), options);
  return joinBytes(chunks);
}

/** Does the same as `renderPdf`, but passes the file on in chunks. */
export async function streamPdf(
  job: LabelJob,
  onChunk: (chunk: Uint8Array) => void,
  { fonts = loadFontSet() }: RenderOptions = {},
): Promise<void> {
  const document = createPdfDocument({ title: job.title ?? job.template.name, fonts, onChunk });
  let drawn = 0;
  for (const { scene, copies } of layOutJob(job, fonts)) {
    document.addPage(mmToPt(scene.widthMm), mmToPt(scene.heightMm));
    drawScene(document, scene);
    document.repeatPage(copies - 1);
    drawn += 1;
    if (drawn % labelsAtOnce === 0) await setImmediate();
  }
  await document.end();
}
