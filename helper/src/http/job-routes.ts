import { Hono } from 'hono';
import type { Dispatcher } from '../dispatch/dispatcher.ts';
import { HelperError } from '../helper-error.ts';
import type { Job } from '../journal/job.ts';
import type { Journal } from '../journal/journal.ts';
import { limits } from '../limits.ts';
import type { HelperEnv } from './guard.ts';
import { jobAnswer } from './job-answer.ts';
import { sentences } from '../sentences/index.ts';

interface JobContext {
  readonly journal: Journal;
  readonly dispatcher: Dispatcher;
}

/** Creates the routes for one job, the jobs changed since a given time, and cancelling or giving up a job. */
export function jobRoutes({ journal, dispatcher }: JobContext): Hono<HelperEnv> {
  const app = new Hono<HelperEnv>();

  app.get('/api/jobs', (c) => {
    const jobs = journal.changedSince(momentOf(c.req.query('since')), limits.listedJobs);
    return c.json({ jobs: jobs.map(jobAnswer) });
  });
  app.get('/api/jobs/:key', (c) => c.json(jobAnswer(requireJob(journal, c.req.param('key')))));
  app.post('/api/jobs/:key/refuse', (c) => {
    const key = c.req.param('key');
    const job = journal.refuse(key);
    return c.json(job === undefined ? { jobKey: key, state: 'refused' } : jobAnswer(job));
  });
  app.post('/api/jobs/:key/cancel', async (c) =>
    c.json(jobAnswer(await dispatcher.cancel(requireJob(journal, c.req.param('key'))))),
  );
  return app;
}

function requireJob(journal: Journal, key: string): Job {
  const job = journal.find(key);
  if (job === undefined) {
    throw new HelperError(404, sentences.helper.noSuchJob);
  }
  return job;
}

/** Parses `since`, an ISO time or milliseconds since 1970. Returns 0, which selects all jobs, when it is missing. */
function momentOf(since: string | undefined): number {
  const moment = since === undefined ? 0 : Number(since) || Date.parse(since);
  if (Number.isNaN(moment)) {
    throw new HelperError(422, sentences.helper.noTime({ since: since ?? '' }));
  }
  return moment;
}
