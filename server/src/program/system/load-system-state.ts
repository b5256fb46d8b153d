import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { connectionStatus } from '../../catalogue/connectors/connection-status.ts';
import type { Transaction } from '../../foundation/store/store.ts';
import { agentJobStates, finalStatesSql } from '../../foundation/values/agent-job-states.ts';
import type { System } from './system-schemas.ts';

const count = z.coerce.number().transform(Math.floor);
const queueSchema = z.strictObject({ waiting: count, oldestSeconds: count });
const programSchema = z.strictObject({
  id: z.int(),
  name: z.string(),
  isEnabled: z.boolean(),
  lastSeenAt: z.coerce.date().nullable(),
});
const stateSchema = z.strictObject({
  states: z.partialRecord(z.enum(agentJobStates), count),
  waiting: z.strictObject({
    prints: queueSchema,
    mails: queueSchema,
    webHooks: queueSchema,
    imports: queueSchema,
    publications: queueSchema,
  }),
  agents: z.array(programSchema.extend({ waitingJobs: count })),
  connectors: z.array(programSchema),
  storage: z.strictObject({ printFiles: count, mediaFiles: count, labelFiles: count, importFiles: count }),
});
const rowsSchema = z.object({ rows: z.tuple([z.object({ state: stateSchema })]) });

/** Columns of a program in the network of an organisation. */
const program = sql.raw(`'id', id, 'name', name, 'isEnabled', is_enabled, 'lastSeenAt', last_seen_at`);
const open = sql.raw(`state not in (${finalStatesSql})`);

/** Sum of the bytes in a column. Their length is stored beside them: they are not read for it. */
const bytes = (from: string, column: string) =>
  sql.raw(`(select coalesce(sum(octet_length(${column})), 0) from ${from})`);

/** Loads what waits in the organisation of the transaction, its programs and what its files take up, in one statement. */
export async function loadSystemState(
  transaction: Transaction,
  now: Date,
): Promise<Pick<System, 'waiting' | 'agents' | 'connectors' | 'storage'>> {
  const at = now.toISOString();
  // What was tried in vain waits as well: it counts from its creation, not from its next attempt.
  const queue = (from: string, waiting: string, since = 'created_at') =>
    sql`(select json_build_object(
        'waiting', count(*),
        'oldestSeconds', greatest(0, coalesce(extract(epoch from ${at}::timestamptz - min(${sql.raw(since)})), 0)))
      from ${sql.raw(from)} where ${sql.raw(waiting)} and ${sql.raw(since)} <= ${at}::timestamptz)`;
  const loaded = await transaction.execute(sql`select json_build_object(
    'states', (select coalesce(json_object_agg(state, jobs), '{}') from (
        select state, count(*) as jobs from agent_jobs where ${open} group by state) as open),
    'waiting', json_build_object(
      'prints', ${queue('agent_jobs', `state not in (${finalStatesSql})`)},
      'mails', ${queue('mail_messages', 'true')},
      'webHooks', ${queue('web_hook_deliveries', 'next_attempt_at is not null')},
      'imports', ${queue('imports', `state in ('Waiting', 'Running')`)},
      'publications', ${queue('label_versions', `state = 'Publisher'`, 'publish_at')}),
    'agents', (select coalesce(json_agg(json_build_object(${program}, 'waitingJobs', (
        select count(*) from agent_jobs where agent_id = agents.id and ${open})) order by name, id), '[]') from agents),
    'connectors', (select coalesce(json_agg(json_build_object(${program}) order by name, id), '[]') from connectors),
    'storage', json_build_object(
      'printFiles', ${bytes('print_files', 'content')},
      'mediaFiles', ${bytes('media_files', 'content')},
      'labelFiles', ${bytes('label_versions', 'file')},
      'importFiles', ${bytes('imports', 'content')})) as state`);
  const { states, waiting, agents, connectors, storage } = rowsSchema.parse(loaded).rows[0].state;
  const asSeen = <Seen extends z.output<typeof programSchema>>(one: Seen) => ({
    ...one,
    connectionStatus: connectionStatus(one.lastSeenAt, now),
    lastSeenAt: one.lastSeenAt?.toISOString() ?? null,
  });
  return {
    waiting: { ...waiting, prints: { ...waiting.prints, states } },
    agents: agents.map(asSeen),
    connectors: connectors.map(asSeen),
    storage,
  };
}
