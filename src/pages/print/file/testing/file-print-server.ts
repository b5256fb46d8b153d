import { http, HttpResponse } from 'msw/http';
import { aPrintFile, printServer } from '@/features/print-label/index.testing';
import { answer, apiUrl } from '@/shared/testing';

interface Asked {
  labels: readonly { quantity: number; editableData: readonly { key: string; data: string }[] }[];
  idempotencyKey?: string;
}

const idOf = (key: string, at: number) => `${key}#${at}`;
const titlesOf = ({ labels }: Asked) =>
  labels.map(({ editableData }) => editableData.find(({ key }) => key === 'title')?.data ?? '');

/**
 * Server that makes one job for each key, as Platen's does, and a helper that prints each file once. `printed` has the
 * titles of the labels in the order in which they came out.
 */
export function filePrintServer() {
  const jobs = new Map<string, { body: string; titles: string[]; statuses: string[] }>();
  const titleByEntry = new Map<string, string>();
  const printed: string[] = [];
  /** `jobsLeft`: the call is refused after so many new jobs. */
  const state = { jobsLeft: Infinity };

  const handlers = [
    http.post(apiUrl('printjobs'), async ({ request }) => {
      const asked = (await request.json()) as Asked;
      const { idempotencyKey: key = String(jobs.size), ...rest } = asked;
      const body = JSON.stringify(rest);
      const known = jobs.get(key);
      if (known && known.body !== body)
        return HttpResponse.json({ Message: 'This key was used.' }, { status: 409 });
      if (!known && state.jobsLeft === 0)
        return HttpResponse.json({ Message: 'The printer is away.' }, { status: 503 });
      if (!known) state.jobsLeft -= 1;
      const job = known ?? { body, titles: titlesOf(asked), statuses: asked.labels.map(() => 'Created') };
      jobs.set(key, job);
      for (const [at, title] of job.titles.entries()) titleByEntry.set(idOf(key, at), title);
      return HttpResponse.json({
        entityId: key,
        printFiles: job.titles.map((_, at) => ({ ...aPrintFile(idOf(key, at)), status: job.statuses[at] })),
      });
    }),
    http.put(apiUrl('printjobs/printjobentries/status'), async ({ request }) => {
      const { printJobEntryId, status } = (await request.json()) as {
        printJobEntryId: string;
        status: string;
      };
      const [key = '', at = ''] = printJobEntryId.split('#');
      const job = jobs.get(key);
      if (job) job.statuses[Number(at)] = status;
      return HttpResponse.json({});
    }),
    http.post('http://helper.test/api/print', async ({ request }) => {
      const { printJobEntryId } = (await request.json()) as { printJobEntryId: string };
      printed.push(titleByEntry.get(printJobEntryId) ?? '?');
      return HttpResponse.json({ jobKey: printJobEntryId, state: 'accepted', replayed: false });
    }),
    answer('labels/3/filemappings', { data: [] }),
    answer('PUT labels/3/filemappings'),
    ...printServer(),
  ];
  return { handlers, jobs, printed, state };
}
