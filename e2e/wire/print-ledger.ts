import type { Page } from '@playwright/test';
import type { RunningSystem } from './running-system.ts';

/** State of each entry of a job by its id, according to one source. */
type StateById = Record<string, string>;

interface HistoryJob {
  status: string;
  entries: { printJobEntryId: string; status: string; labelCount: number }[];
}

/** Returns the newest job of the signed-in member, from the server's history. */
export async function newestJob(page: Page, { appUrl }: RunningSystem): Promise<HistoryJob> {
  const [job] = await jobHistory(page, appUrl);
  if (!job) throw new Error('The history is empty.');
  return job;
}

/** Returns the history of the signed-in member, newest first. */
export async function jobHistory(page: Page, appUrl: string): Promise<HistoryJob[]> {
  const token = await page.evaluate(() => localStorage.getItem('auth_token'));
  const answer = await fetch(`${appUrl}/api/printjobs?take=100`, {
    headers: { authorization: `Bearer ${token ?? ''}` },
  });
  return ((await answer.json()) as { data: HistoryJob[] }).data;
}

/** Counts how often each state occurs among the entries of a job. */
export function tally(states: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const state of states) counts[state] = (counts[state] ?? 0) + 1;
  return counts;
}

/** Returns the entries of the jobs in this browser's outbox. */
export async function outboxEntries(page: Page): Promise<StateById> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('platen-outbox');
        opening.addEventListener('error', () => reject(new Error('The outbox cannot be opened')));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const reading: IDBRequest<{ entries: { entryId: string; state: string }[] }[]> = database
            .transaction('jobs')
            .objectStore('jobs')
            .getAll();
          reading.addEventListener('error', () => reject(new Error('The outbox cannot be read')));
          reading.addEventListener('success', () => {
            database.close();
            const entries = reading.result.flatMap((job) => job.entries);
            resolve(Object.fromEntries(entries.map(({ entryId, state }) => [entryId, state])));
          });
        });
      }),
  );
}

/** Returns the entry ids the IPP printer received since `start`, including repeats. */
export function receivedIds({ ippPrinter }: RunningSystem, start: number): string[] {
  return ippPrinter.jobs.slice(start).map(({ name }) => name);
}
