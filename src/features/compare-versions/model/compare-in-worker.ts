import { useEffect } from 'react';
import { labelFontUrls } from '@/entities/label';
import { ApiError } from '@/shared/api';
import { translated } from '@/shared/i18n';
import { texts } from '../i18n';
import type {
  ComparedVersions,
  ComparisonRequest,
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
 * Draws two versions of a label and compares them, away from the page. Rejects with ApiError when the fonts or the worker
 * cannot be loaded, with the reason of `signal`, else with an Error that says what is wrong with a template.
 */
export function compareInWorker(request: ComparisonRequest, signal?: AbortSignal): Promise<ComparedVersions> {
  return ask<'compare'>({ kind: 'compare', request }, signal);
}

/** Lays a version out with values that strain it, away from the page. Rejects as `compareInWorker`. */
export function stressInWorker(
  request: StressRequest,
  signal?: AbortSignal,
): Promise<readonly StressResult[]> {
  return ask<'stress'>({ kind: 'stress', request }, signal);
}

/**
 * Starts the worker before it is needed, so that the first comparison does not wait for fonts and programs to be loaded.
 * Nothing is said when it fails: the first comparison will.
 */
export function warmUpComparison(): void {
  if (typeof Worker === 'undefined' || worker) return;
  ask<'warm-up'>({ kind: 'warm-up', request: null }, undefined).catch(() => undefined);
}

interface Asked {
  resolve: (result: LabelWorks[LabelWorkKind]['result']) => void;
  reject: (error: unknown) => void;
}

/** One worker for all comparisons: it keeps the opened fonts. */
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
  // It did not load, or it fell: whoever asks next starts another.
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

/** Where there are no workers, on the page itself, in small slices. */
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

/** On a screen from which people go on to compare: what the first comparison needs is loaded while they still look. */
export function useWarmComparison(isNear = true): void {
  useEffect(() => {
    if (isNear) warmUpComparison();
  }, [isNear]);
}
