import { parentPort, threadId } from 'node:worker_threads';
import type { RenderAnswer, RenderRequest } from '../renderer/worker-message.ts';

/** Substitute for the render thread; the title of a job says how it ends, or is in its file. `which` asks for the thread. */
parentPort?.on('message', ({ job }: RenderRequest) => {
  if (job.title === 'exit') process.exit(3);
  if (job.title === 'throw') throw new Error('fell over');
  if (job.title === 'hang') return;
  const file = new TextEncoder().encode(job.title === 'which' ? String(threadId) : (job.title ?? ''));
  const answer: RenderAnswer = { kind: 'file', file };
  parentPort?.postMessage(answer, []);
});
