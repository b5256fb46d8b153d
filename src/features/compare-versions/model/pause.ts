import { nextTask } from '@/shared/lib/timing';
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
