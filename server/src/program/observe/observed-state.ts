import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { connectedWithinMs } from '../../catalogue/connectors/connection-status.ts';
import type { Store } from '../../foundation/store/store.ts';
import { finalStatesSql } from '../../foundation/values/agent-job-states.ts';

const count = z.coerce.number();
const queueSchema = z.strictObject({ waiting: count, oldestSeconds: count });
const stateSchema = z.strictObject({
  agents: z.strictObject({ connected: count, silent: count, disabled: count }),
  /** Print files that agents have and that have not ended, by their state. */
  agentJobs: z.record(z.string(), count),
  queues: z.strictObject({
    mail: queueSchema,
    web_hooks: queueSchema,
    imports: queueSchema,
    publications: queueSchema,
  }),
});

/** Work that is due and not done; of letters also those that were tried and wait for the next time. */
export type ObservedQueue = z.output<typeof queueSchema>;

/** Numbers of the whole installation: every server tells the same. */
export type ObservedState = z.output<typeof stateSchema> & {
  /** Size of the database. */
  readonly storeBytes: number;
};

const rowsSchema = z.object({ rows: z.tuple([z.object({ state: stateSchema })]) });
const sizeSchema = z.object({ rows: z.tuple([z.object({ bytes: count })]) });

/**
 * Counts what waits in the whole installation, in numbers without any name.
 * @throws StoreUnavailable when the database does not answer
 */
export async function loadObservedState(store: Store, now: Date): Promise<ObservedState> {
  const at = now.toISOString();
  const seenAfter = new Date(now.getTime() - connectedWithinMs).toISOString();
  const queue = (waiting: string, since: string, from: string) =>
    sql`(select json_build_object(
        'waiting', count(*),
        'oldestSeconds', greatest(0, coalesce(extract(epoch from ${at}::timestamptz - min(${sql.raw(since)})), 0)))
      from ${sql.raw(from)} where ${sql.raw(waiting)} and ${sql.raw(since)} <= ${at}::timestamptz)`;
  const counted = await store.asHousekeeping((transaction) =>
    transaction.execute(sql`select json_build_object(
      'agents', (select json_build_object(
          'connected', count(*) filter (where is_enabled and last_seen_at >= ${seenAfter}::timestamptz),
          'silent', count(*) filter (where is_enabled and (last_seen_at is null or last_seen_at < ${seenAfter}::timestamptz)),
          'disabled', count(*) filter (where not is_enabled))
        from agents),
      'agentJobs', (select coalesce(json_object_agg(state, jobs), '{}') from (
          select state, count(*) as jobs from agent_jobs
          where state not in (${sql.raw(finalStatesSql)}) group by state) as open),
      'queues', json_build_object(
        'mail', ${queue('true', 'created_at', 'mail_messages')},
        'web_hooks', ${queue('true', 'next_attempt_at', 'web_hook_deliveries')},
        'imports', ${queue(`state = 'Waiting'`, 'created_at', 'imports')},
        'publications', ${queue(`state = 'Publisher'`, 'publish_at', 'label_versions')}
      )) as state`),
  );
  const size = await store.asOwner((transaction) =>
    transaction.execute(sql`select pg_database_size(current_database()) as bytes`),
  );
  return { ...rowsSchema.parse(counted).rows[0].state, storeBytes: sizeSchema.parse(size).rows[0].bytes };
}
