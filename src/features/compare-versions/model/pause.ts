import { WORK_SLICE_MS } from '../config/timings';

/** Waits for the other tasks of the thread, but only after a certain time of work since the last pause. */
export type Pause = () => Promise<void>;

/** Returns a pause function. @param assertWanted throws when the work is no longer wanted; called after every pause */
export function createPause(assertWanted: () => void): Pause {
  let startedAt = performance.now();
  return async () => {
    if (performance.now() - startedAt < WORK_SLICE_MS) return;
    await nextTask();
    assertWanted();
    startedAt = performance.now();
  };
}

/** Waits for the next task by a message instead of a timer: browsers delay nested timers more and more. */
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
