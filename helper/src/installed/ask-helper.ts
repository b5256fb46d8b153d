import { z } from 'zod';
import { codeOf } from '../helper-error.ts';
import { serviceName } from '../version.ts';

const healthSchema = z.looseObject({
  status: z.string().optional(),
  service: z.string().optional(),
  version: z.string().optional(),
  /** Name of the account that the helper runs for. */
  user: z.string().optional(),
});
const queuesSchema = z.object({
  queues: z.array(z.looseObject({ name: z.string(), state: z.string(), accepting: z.boolean() })),
});
const jobsSchema = z.object({
  jobs: z.array(z.looseObject({ printer: z.string(), state: z.string(), updatedAt: z.string() })),
});

/** What answers on the port of the helper. */
export type PortState =
  | { readonly kind: 'helper'; readonly version: string; readonly user: string | undefined }
  /** The helper answers, but not well: its journal cannot be written. */
  | { readonly kind: 'unwell' }
  | { readonly kind: 'other' }
  | { readonly kind: 'free' };

const answerMs = 3000;

const ask = (port: number, path: string) =>
  fetch(`http://localhost:${port}${path}`, { signal: AbortSignal.timeout(answerMs), redirect: 'manual' });

/** Returns what listens on a port of this computer. */
export async function askPort(port: number): Promise<PortState> {
  try {
    const answer = await ask(port, '/health');
    const health = healthSchema.safeParse(await answer.json());
    if (health.data?.service === serviceName)
      return { kind: 'helper', version: health.data.version ?? '', user: health.data.user };
    return health.data?.status === 'Unhealthy' ? { kind: 'unwell' } : { kind: 'other' };
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    return { kind: codeOf(cause) === 'ECONNREFUSED' || isRefusedTwice(cause) ? 'free' : 'other' };
  }
}

/** Both addresses of `localhost` are tried; each has its own error. */
const isRefusedTwice = (cause: unknown) =>
  cause instanceof AggregateError && cause.errors.every((error) => codeOf(error) === 'ECONNREFUSED');

/** Returns the print queues of a running helper. */
export async function askQueues(port: number) {
  return queuesSchema.parse(await (await ask(port, '/api/printQueues')).json()).queues;
}

/** Returns the last jobs of a running helper, the newest first. */
export async function askJobs(port: number) {
  return jobsSchema.parse(await (await ask(port, '/api/jobs')).json()).jobs;
}
