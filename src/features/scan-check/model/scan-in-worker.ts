import readerUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { labelFontUrls } from '@/entities/label';
import type { ScanAnswer, ScanMessage, ScanResult } from './answer-scan';
import type { ScanRequest } from './scan-barcodes';

/** Worker of all tests: it keeps the fonts and the reader. */
let worker: Worker | undefined;
const asked = new Map<number, (answer: ScanResult) => void>();
let lastId = 0;

/**
 * Reads the barcodes of a design in a worker, or on the page itself where there are none. Nothing is loaded before the
 * first call. Never rejects: the result says what failed.
 */
export function scanInWorker(request: ScanRequest): Promise<ScanResult> {
  lastId += 1;
  const id = lastId;
  const message = {
    id,
    request,
    fontUrls: labelFontUrls(),
    readerUrl: new URL(readerUrl, document.baseURI).href,
  };
  return typeof Worker === 'undefined' ? answerHere(message) : ask(message);
}

async function answerHere(message: ScanMessage): Promise<ScanResult> {
  const { answerScan } = await import('./answer-scan');
  return answerScan(message);
}

function ask(message: ScanMessage): Promise<ScanResult> {
  worker ??= startWorker();
  const current = worker;
  return new Promise((resolve) => {
    asked.set(message.id, resolve);
    current.postMessage(message, []);
  });
}

function startWorker(): Worker {
  const started = new Worker(new URL('./scan-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<ScanAnswer>) => {
    asked.get(data.id)?.(data);
    asked.delete(data.id);
  });
  // The worker did not load, or crashed: the next test starts another one.
  started.addEventListener('error', () => {
    worker = undefined;
    for (const answer of asked.values()) answer({ fault: 'not-loaded' });
    asked.clear();
    started.terminate();
  });
  return started;
}
