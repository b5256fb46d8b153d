import { parentPort } from 'node:worker_threads';
import { renderPdf } from '../pdf/render-pdf.ts';
import type { LabelJob } from '../pdf/label-job.ts';
import { answerOfError, type LabelFormat, type RenderAnswer, type RenderRequest } from './worker-message.ts';

const renderers: Readonly<Record<LabelFormat, (job: LabelJob) => Promise<Uint8Array>>> = {
  pdf: (job) => renderPdf(job),
  // Loaded on demand, since the rasteriser needs some megabytes that threads which only create PDFs can save.
  zpl: async (job) => (await import('../zpl/render-zpl.ts')).renderZpl(job),
};

const port = parentPort;
port?.on('message', ({ format, job }: RenderRequest) => {
  void answer(format, job);
});

async function answer(format: LabelFormat, job: LabelJob): Promise<void> {
  try {
    const file = await renderers[format](job);
    const result: RenderAnswer = { kind: 'file', file };
    port?.postMessage(result, file.buffer instanceof ArrayBuffer ? [file.buffer] : []);
  } catch (error) {
    port?.postMessage(answerOfError(error));
  }
}
