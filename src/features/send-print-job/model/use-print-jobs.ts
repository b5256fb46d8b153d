import { useSyncExternalStore } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { ShownJob } from './shown-job';
import { printRunsOf } from './print-runs';

/** Returns the jobs that this tab prints or looks after, newest last. */
export function usePrintJobs(): readonly ShownJob[] {
  const runs = printRunsOf(useQueryClient());
  return useSyncExternalStore(runs.subscribe, runs.jobs);
}
