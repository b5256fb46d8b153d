import { Worker } from 'node:worker_threads';
import type { LabelJob } from '../pdf/label-job.ts';
import { LabelRenderError } from './label-render-error.ts';
import { fileOfAnswer, type LabelFormat, type RenderAnswer, type RenderRequest } from './worker-message.ts';

/** A thread that renders one job at a time. */
export interface RenderWorker {
  render(format: LabelFormat, job: LabelJob, timeoutMs: number): Promise<Uint8Array>;
  isAlive(): boolean;
  stop(): Promise<void>;
}

/** Enough for thousands of labels; a job that needs more ends its own thread, not the process. */
const memoryLimitMb = 512;

const renderThread = new URL('./render-thread.ts', import.meta.url);

/** @param program program that the thread runs */
export function startRenderWorker(program = renderThread): RenderWorker {
  const thread = new Worker(program, {
    resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb },
  });
  let isAlive = true;
  let settle: ((answer: RenderAnswer) => void) | undefined;
  const answer = (found: RenderAnswer): void => {
    settle?.(found);
    settle = undefined;
  };
  thread.on('message', answer);
  thread.on('error', (error) => {
    isAlive = false;
    answer({ kind: 'failure', message: error.message });
  });
  thread.on('exit', () => {
    isAlive = false;
    answer({ kind: 'failure', message: 'the render thread ended' });
  });
  thread.unref();
  return {
    render: async (format, job, timeoutMs) => {
      if (!isAlive) throw new LabelRenderError('The render thread ended.');
      const request: RenderRequest = { format, job };
      const answered = new Promise<RenderAnswer>((resolve) => {
        settle = resolve;
      });
      const timer = setTimeout(() => {
        answer({ kind: 'failure', message: `it took longer than ${timeoutMs} ms` });
        isAlive = false;
        void thread.terminate();
      }, timeoutMs);
      // Keeps the process alive while a job runs.
      thread.ref();
      try {
        post(thread, request);
        return fileOfAnswer(await answered);
      } finally {
        clearTimeout(timer);
        thread.unref();
      }
    },
    isAlive: () => isAlive,
    stop: async () => {
      isAlive = false;
      await thread.terminate();
    },
  };
}

function post(thread: Worker, request: RenderRequest): void {
  try {
    thread.postMessage(request, []);
  } catch (error) {
    throw new LabelRenderError('The job is not plain data and cannot be handed to a thread.', {
      cause: error,
    });
  }
}
