import { queryRows } from 'server/testing';
import { LOAD_COMPUTER } from '../../../bench/profile/load-profile.ts';

/** A printed file, as the store has it. */
export interface KeptFile {
  readonly key: string;
  readonly entry: string;
  readonly status: string;
  /** Numbers of hand-overs to an agent, and of those that are over. */
  readonly handOvers: number;
  readonly ended: number;
}

/** Returns every file of the jobs of the load. */
export async function keptFiles(databaseUrl: string): Promise<readonly KeptFile[]> {
  const rows = await queryRows(
    databaseUrl,
    `select j.idempotency_key as key, e.id as entry, e.status,
       (select count(*)::int from agent_jobs a where a.print_job_entry_id = e.id) as "handOvers",
       (select count(*)::int from agent_jobs a where a.print_job_entry_id = e.id
         and a.state in ('completed', 'failed', 'canceled', 'unconfirmed')) as ended
     from print_jobs j
     left join print_job_entries e on e.organization_id = j.organization_id and e.print_job_id = j.id
     where j.computer_name = '${LOAD_COMPUTER}'`,
  );
  return rows as KeptFile[];
}

/** Returns the number of print jobs that the allowances of the organisations count. */
export async function countedJobs(databaseUrl: string): Promise<number> {
  const [row] = await queryRows(databaseUrl, 'select sum(printed_jobs)::int as jobs from print_counters');
  return (row as { jobs: number | null } | undefined)?.jobs ?? 0;
}

/** Returns how many articles of imported files there are, and how many different ones. */
export async function importedArticles(databaseUrl: string): Promise<{ rows: number; names: number }> {
  const [row] = await queryRows(
    databaseUrl,
    "select count(*)::int as rows, count(distinct name)::int as names from articles where name like '% no. 1______'",
  );
  return row as { rows: number; names: number };
}

/** Returns how many messages to other programs and letters still wait to be sent. */
export async function waitingMessages(databaseUrl: string): Promise<number> {
  const [row] = await queryRows(
    databaseUrl,
    `select (select count(*) from web_hook_deliveries where status = 'waiting')::int
       + (select count(*) from mail_messages)::int as waiting`,
  );
  return (row as { waiting: number }).waiting;
}
