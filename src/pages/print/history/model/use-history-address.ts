import { useSearchParams } from 'react-router';
import { useNewestParams } from '@/shared/lib/list-state';
import { NO_FILTER, readFilter, writeFilter, type HistoryFilter } from './history-filter';

const JOB = 'job';
const REPRINT = 'reprint';
/** Value for a reprint of the whole job instead of one of its files. */
export const WHOLE_JOB = 'all';

function addressOf(filter: HistoryFilter, job?: string, reprint?: string): URLSearchParams {
  const address = writeFilter(filter);
  if (job !== undefined) address.set(JOB, job);
  if (reprint !== undefined) address.set(REPRINT, reprint);
  return address;
}

/** Returns the state of the screen from the address: the filter, the open job, and the part of it to reprint. */
export function useHistoryAddress() {
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params);
  const newestParams = useNewestParams();
  const address = (id?: string, what?: string) => addressOf(filter, id, what);
  const job = params.get(JOB) ?? undefined;
  return {
    filter,
    /** Id of the open job. */
    job,
    /** `WHOLE_JOB`, or the id of one of its files. */
    reprint: job === undefined ? undefined : (params.get(REPRINT) ?? undefined),
    /** Returns the address of all prints with a value of a variable, and of nothing else. */
    valuePath: (variable: string, value: string) =>
      `?${addressOf({ ...NO_FILTER, variable, value }).toString()}`,
    /** Returns the address of a job that keeps the list behind it as it is. */
    jobPath: (id: string) => `?${address(id).toString()}`,
    reprintPath: (id: string, what: string) => `?${address(id, what).toString()}`,
    closeJob: () => setParams(address()),
    closeReprint: () => setParams(address(job)),
    change: (changes: Partial<HistoryFilter>) => {
      // A search arrives shortly after its last key: a job that was opened meanwhile stays open.
      const before = newestParams();
      if (!before) return;
      const filtered = { ...readFilter(before), ...changes };
      setParams(addressOf(filtered, before.get(JOB) ?? undefined, before.get(REPRINT) ?? undefined), {
        replace: true,
      });
    },
  };
}
export type HistoryAddress = ReturnType<typeof useHistoryAddress>;
