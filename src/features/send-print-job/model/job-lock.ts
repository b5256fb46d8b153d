/** Returns whether any tab, including this one, drives the job right now. False in browsers without locks. */
export async function isJobLocked(jobId: string): Promise<boolean> {
  const { locks } = navigator as Partial<Navigator>;
  const { held = [] } = (await locks?.query?.()) ?? {};
  return held.some(({ name }) => name === lockName(jobId));
}

const lockName = (jobId: string) => `print-job:${jobId}`;

/**
 * Runs `task` under the browser's lock for one job, so that two tabs never drive it at once. Resolves with false,
 * without running it, when another tab holds the lock. Browsers without locks run it.
 */
export async function withJobLock(jobId: string, task: () => Promise<void>): Promise<boolean> {
  const { locks } = navigator as Partial<Navigator>;
  if (!locks) {
    await task();
    return true;
  }
  return locks.request(lockName(jobId), { ifAvailable: true }, async (lock) => {
    if (lock) await task();
    return lock !== null;
  });
}
