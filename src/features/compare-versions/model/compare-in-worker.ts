import { useEffect } from 'react';
import { labelFontUrls } from '@/entities/label';
import { ApiError } from '@/shared/api';
import { translated } from '@/shared/i18n';
import { texts } from '../i18n';
import type { DotsPicture } from '../lib/dots-picture';
import type {
  ComparedVersions,
  ComparisonRequest,
  DotsRequest,
  LabelWork,
  LabelWorkKind,
  LabelWorks,
  StressRequest,
  StressResult,
  WorkFault,
  WorkerAnswer,
  WorkerMessage,
} from './comparison';
import { createPause } from './pause';

export type { ComparedVersions, DrawnVersion, StressResult } from './comparison';

/**
 * Draws two versions of a label and compares them in a worker. Rejects with ApiError when the fonts or the worker
 * cannot be loaded, with the reason of `signal`, else with an Error that describes the problem of a template.
 */
export function compareInWorker(request: ComparisonRequest, signal?: AbortSignal): Promise<ComparedVersions> {
  return ask<'compare'>({ kind: 'compare', request }, signal);
}

/** Lays a version out with stress values in a worker. Rejects like `compareInWorker`. */
export function stressInWorker(
  request: StressRequest,
  signal?: AbortSignal,
): Promise<readonly StressResult[]> {
  return ask<'stress'>({ kind: 'stress', request }, signal);
}

/** Returns the dots that a printer burns for a label, computed in a worker. Rejects like `compareInWorker`. */
export function dotsInWorker(request: DotsRequest, signal?: AbortSignal): Promise<DotsPicture> {
  return ask<'dots'>({ kind: 'dots', request }, signal);
}

/**
 * Starts the worker in advance, so that the first comparison does not wait for fonts and code. Fails silently: the
 * first comparison will report the error.
 */
export function warmUpComparison(): void {
  if (typeof Worker === 'undefined' || worker) return;
  ask<'warm-up'>({ kind: 'warm-up', request: null }, undefined).catch(() => undefined);
}

interface Asked {
  resolve: (result: LabelWorks[LabelWorkKind]['result']) => void;
  reject: (error: unknown) => void;
}

/** Shared worker of all comparisons: it keeps the loaded fonts. */
let worker: Worker | undefined;
const asked = new Map<number, Asked>();
let lastId = 0;

async function ask<Kind extends LabelWorkKind>(
  work: LabelWork,
  signal: AbortSignal | undefined,
): Promise<LabelWorks[Kind]['result']> {
  signal?.throwIfAborted();
  if (typeof Worker === 'undefined') return doHere(work, signal);
  worker ??= startWorker();
  const current = worker;
  lastId += 1;
  const id = lastId;
  const send = (message: WorkerMessage) => current.postMessage(message, []);
  const cancel = () => {
    const { reject } = asked.get(id) ?? {};
    asked.delete(id);
    send({ id, cancel: true });
    reject?.(signal?.reason);
  };
  signal?.addEventListener('abort', cancel, { once: true });
  try {
    return await new Promise<LabelWorks[Kind]['result']>((resolve, reject) => {
      asked.set(id, { resolve, reject });
      send({ id, work, fontUrls: labelFontUrls() });
    });
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
}

function startWorker(): Worker {
  const started = new Worker(new URL('./compare-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => settle(data));
  // The worker did not load, or crashed: the next request starts another one.
  started.addEventListener('error', () => {
    worker = undefined;
    for (const { reject } of asked.values()) reject(new ApiError(texts.notStarted, { kind: 'network' }));
    asked.clear();
    started.terminate();
  });
  return started;
}

function settle(answer: WorkerAnswer) {
  const { resolve, reject } = asked.get(answer.id) ?? {};
  asked.delete(answer.id);
  if ('result' in answer) resolve?.(answer.result);
  else reject?.(errorOf(answer));
}

const errorOf = ({ fault, message, sentence }: WorkFault) =>
  fault === 'fonts'
    ? new ApiError(texts.noFonts, { kind: 'network' })
    : new Error(sentence ? translated(sentence) : message);

/** Does the work on the page itself in small slices, when there are no workers. */
async function doHere<Kind extends LabelWorkKind>(
  work: LabelWork,
  signal: AbortSignal | undefined,
): Promise<LabelWorks[Kind]['result']> {
  const { doLabelWork } = await import('./do-label-work');
  const { FontsError } = await import('./open-fonts');
  const pause = createPause(() => signal?.throwIfAborted());
  return doLabelWork(work, labelFontUrls(), pause).catch((error: unknown) => {
    throw error instanceof FontsError ? errorOf({ fault: 'fonts', message: error.message }) : error;
  });
}

/** Preloads what the first comparison needs, on screens from which people go on to compare. */
export function useWarmComparison(isNear = true): void {
  useEffect(() => {
    if (isNear) warmUpComparison();
  }, [isNear]);
}
