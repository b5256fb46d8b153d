import type { CheckMessage } from './check-messages';
import { createCheckRunner } from './check-runner';

const take = createCheckRunner((answer) => postMessage(answer, { transfer: [] }));

addEventListener('message', ({ data }: MessageEvent<CheckMessage>) => take(data));
