import type { WorkerMessage } from './comparison';
import { doLabelWork } from './do-label-work';
import { createWorkQueue } from './work-queue';

const take = createWorkQueue(doLabelWork, (answer) => postMessage(answer, { transfer: [] }));

addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => take(data));
