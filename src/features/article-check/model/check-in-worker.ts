import { labelFontUrls } from '@/entities/label';
import type { CheckRequest, CheckResult } from './article-check';
import type { CheckAnswer, CheckFault, CheckMessage } from './check-messages';
import { createCheckRunner } from './check-runner';

/** A check that came to no end. `fault` says why. */
export class CheckFailed extends Error {
  override readonly name = 'CheckFailed';
  readonly fault: CheckFault;
  constructor(fault: CheckFault) {
    super(`The articles were not checked: ${fault}.`);
    this.fault = fault;
  }
}

interface Asked {
  report: (found: CheckResult) => void;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/** What does the checks: a worker that keeps the fonts, or the page itself where there are no workers. */
interface Checker {
  send: (message: CheckMessage) => void;
}

let checker: Checker | undefined;
const asked = new Map<number, Asked>();
let lastId = 0;

/**
 * Checks all articles of a request in a worker and calls `report` with what was found since the last call. Rejects with
 * the reason of `signal`, else with CheckFailed.
 */
export async function checkInWorker(
  request: CheckRequest,
  report: (found: CheckResult) => void,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  const { send } = startedChecker();
  lastId += 1;
  const id = lastId;
  const cancel = () => {
    const { reject } = asked.get(id) ?? {};
    asked.delete(id);
    send({ id, cancel: true });
    reject?.(signal.reason);
  };
  signal.addEventListener('abort', cancel, { once: true });
  try {
    await new Promise<void>((resolve, reject) => {
      asked.set(id, { report, resolve, reject });
      send({ id, request, fontUrls: labelFontUrls() });
    });
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

/**
 * Loads in advance what the first check needs, where there are workers: the page itself must not stand still for it. Does
 * nothing once there is one. Fails silently: the check reports the error.
 */
export function warmUpCheck(): void {
  if (typeof Worker === 'undefined' || checker) return;
  startedChecker().send({ warmUp: labelFontUrls() });
}

function startedChecker(): Checker {
  checker ??=
    typeof Worker === 'undefined' ? { send: createCheckRunner((answer) => settle(answer)) } : startWorker();
  return checker;
}

function startWorker(): Checker {
  const started = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => settle(data));
  // The worker did not load, or crashed: the next check starts another one.
  started.addEventListener('error', () => {
    checker = undefined;
    for (const { reject } of asked.values()) reject(new CheckFailed('not-loaded'));
    asked.clear();
    started.terminate();
  });
  return { send: (message) => started.postMessage(message, []) };
}

function settle(answer: CheckAnswer) {
  const waiting = asked.get(answer.id);
  if (!waiting) return;
  if ('found' in answer) {
    waiting.report(answer.found);
    return;
  }
  asked.delete(answer.id);
  if ('fault' in answer) waiting.reject(new CheckFailed(answer.fault));
  else waiting.resolve();
}
