import { availableParallelism } from 'node:os';
import type { LabelJob } from '../pdf/label-job.ts';
import { FairQueue } from './fair-queue.ts';
import { LabelRenderError } from './label-render-error.ts';
import { startRenderWorker, type RenderWorker } from './render-worker.ts';
import type { LabelFormat } from './worker-message.ts';

/** Renders labels in other threads than the one that serves requests. */
export interface LabelRenderer {
  /**
   * Returns one PDF with vectors and embedded fonts, one page for each label, of exactly its size.
   * @param owner whoever has many labels drawn does not keep other owners waiting
   * @throws LabelValueError when a label must not be printed
   * @throws LabelRenderError when rendering failed or took too long
   */
  pdf(job: LabelJob, owner?: string): Promise<Uint8Array>;
  /** Returns the complete ZPL for a thermal printer with the resolution of the job. Errors as for `pdf`. */
  zpl(job: LabelJob, owner?: string): Promise<Uint8Array>;
  /** Stops the threads; unfinished jobs are rejected with LabelRenderError. */
  close(): Promise<void>;
}

export interface LabelRendererOptions {
  /**
   * Number of jobs that run in parallel; default is the number of processors minus one, at least two, because a long job
   * would keep all others waiting, and at most four.
   */
  readonly threads?: number;
  /** A job that takes longer is stopped and rejected; default is two minutes. */
  readonly timeoutMs?: number;
  /** Program of a thread; tests use one that crashes. */
  readonly program?: URL;
}

interface Waiting {
  readonly format: LabelFormat;
  readonly job: LabelJob;
  readonly resolve: (file: Uint8Array) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Creates a renderer. Threads start with the first jobs, take jobs in turn, and stay; idle ones do not keep the process
 * alive. All are used though one would do: each compiles its own code, and the jobs of many at once would wait for that.
 */
export function createLabelRenderer(options: LabelRendererOptions = {}): LabelRenderer {
  const { threads = defaultThreads(), timeoutMs = 120_000, program } = options;
  const waiting = new FairQueue<Waiting>();
  const idle: RenderWorker[] = [];
  const all = new Set<RenderWorker>();
  let isClosed = false;

  const startNext = (): void => {
    const worker = waiting.isEmpty ? undefined : takeWorker();
    const next = worker && waiting.take();
    if (worker && next) void run(worker, next);
  };

  const takeWorker = (): RenderWorker | undefined => {
    if (idle.length === 0) startAnother();
    return idle.shift();
  };

  const startAnother = (): void => {
    if (isClosed || all.size >= threads) return;
    const started = startRenderWorker(program);
    all.add(started);
    idle.push(started);
  };

  const run = async (worker: RenderWorker, { format, job, resolve, reject }: Waiting): Promise<void> => {
    try {
      resolve(await worker.render(format, job, timeoutMs));
    } catch (error) {
      reject(error);
    }
    // A crashed thread is dropped.
    if (worker.isAlive()) idle.push(worker);
    else all.delete(worker);
    startAnother();
    startNext();
  };

  const enqueue = (format: LabelFormat, job: LabelJob, owner = ''): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      if (isClosed) {
        reject(new LabelRenderError('The label renderer is closed.'));
        return;
      }
      waiting.push(owner, { format, job, resolve, reject }, job.labels.length);
      startNext();
    });

  return {
    pdf: (job, owner) => enqueue('pdf', job, owner),
    zpl: (job, owner) => enqueue('zpl', job, owner),
    close: async () => {
      isClosed = true;
      for (const { reject } of waiting.takeAll())
        reject(new LabelRenderError('The label renderer is closed.'));
      await Promise.all(Array.from(all, (worker) => worker.stop()));
    },
  };
}

function defaultThreads(): number {
  return Math.min(4, Math.max(2, availableParallelism() - 1));
}
