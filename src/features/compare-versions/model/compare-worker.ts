import type { WorkerAnswer, WorkerMessage } from './comparison';
import { doLabelWork } from './do-label-work';
import { createWorkQueue } from './work-queue';

/** The mask is handed over, not copied. */
function handedOver(answer: WorkerAnswer): Transferable[] {
  if (!('result' in answer) || answer.result === null || !('comparison' in answer.result)) return [];
  const { comparison } = answer.result;
  return comparison ? [comparison.mask.data.buffer] : [];
}

const take = createWorkQueue(doLabelWork, (answer) => {
  postMessage(answer, { transfer: handedOver(answer) });
});

addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => take(data));
