import { WORK_SLICE_MS } from '../config/timings';

/** Waits for the other tasks of the thread, but only when so long was worked since the last time. */
export type Pause = () => Promise<void>;

/** @param assertWanted throws when the work is no longer wanted; asked after every pause */
export function createPause(assertWanted: () => void): Pause {
  let startedAt = performance.now();
  return async () => {
    if (performance.now() - startedAt < WORK_SLICE_MS) return;
    await nextTask();
    assertWanted();
    startedAt = performance.now();
  };
}

/** By a message and not by a timer: browsers make timers that follow each other wait longer and longer. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined, []);
  });
}
