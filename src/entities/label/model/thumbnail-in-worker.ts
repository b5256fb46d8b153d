import type { ThumbnailRequest } from './draw-thumbnail';
import type { NumberedDrawing, NumberedRequest } from './thumbnail-worker';

/** Shared worker of all thumbnails: it keeps the library and the fonts, which take the page's thread too long. */
let worker: Worker | undefined;
const asked = new Map<number, PromiseWithResolvers<string | null>>();
let lastId = 0;

/**
 * Draws a label for a small picture in a worker, on the page itself where there are none. Returns the address of an SVG;
 * null for a template that cannot be drawn. Rejects when the worker, the library or the fonts cannot be loaded.
 */
export async function thumbnailInWorker(request: ThumbnailRequest): Promise<string | null> {
  if (typeof Worker === 'undefined') return (await import('./draw-thumbnail')).drawThumbnail(request);
  worker ??= startWorker();
  lastId += 1;
  const message: NumberedRequest = { id: lastId, request };
  const answered = Promise.withResolvers<string | null>();
  asked.set(lastId, answered);
  worker.postMessage(message, []);
  return answered.promise;
}

function startWorker(): Worker {
  const started = new Worker(new URL('./thumbnail-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data: { id, drawing } }: MessageEvent<NumberedDrawing>) => {
    const request = asked.get(id);
    asked.delete(id);
    if (drawing === undefined) request?.reject(new Error('The label could not be drawn.'));
    else request?.resolve(drawing);
  });
  // The worker did not load, or crashed: the next request starts another one.
  started.addEventListener('error', () => {
    worker = undefined;
    for (const { reject } of asked.values()) reject(new Error('The worker for labels did not start.'));
    asked.clear();
    started.terminate();
  });
  return started;
}
