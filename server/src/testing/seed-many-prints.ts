import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Store } from '../foundation/store/store.ts';
import { storePrintWords } from '../printing/print/search/store-print-words.ts';
import { demoOrganization } from '../program/demo/demo-organizations.ts';

/** Jobs per transaction, of two files each. */
const jobsAtOnce = 500;
const jobsBetweenCounts = 20 * jobsAtOnce;
/** The prints are spread over three years, the newest of them now. */
const days = 3 * 365;

/**
 * Adds print jobs of two files each to the demo organisation, oldest first. In every other file the article is a tarte.
 * Each file has a lot, a date and a GTIN; one of ten has ten labels with a serial number each; the label of a quarter of
 * the files was given up after the first year; one file of a thousand failed.
 */
export async function seedManyPrints(store: Store, files: number): Promise<void> {
  const { organizationId } = demoOrganization;
  const jobs = files / 2;
  const now = Date.now();
  const timeOf = (at: number) => new Date(now - ((jobs - at) / jobs) * days * 86_400_000).toISOString();
  // Built once at the end, the index takes a tenth of the time.
  const createIndex = await dropIndex(store, 'print_searches_by_word');
  for (let from = 0; from < jobs; from += jobsAtOnce) {
    const until = Math.min(jobs, from + jobsAtOnce);
    const rows = Array.from({ length: until - from }, (_none, step) => ({
      id: crypto.randomUUID(),
      at: timeOf(from + step),
      n: from + step,
    }));
    // The embedded store has no daemon that counts rows for its plans.
    if (from === jobsAtOnce || from % jobsBetweenCounts === jobsAtOnce) await store.vacuum();
    await store.asOrganization(organizationId, async (transaction) => {
      const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as job(id uuid, at timestamptz, n integer)`;
      await transaction.execute(sql`
        insert into print_jobs (organization_id, id, account_id, computer_name, status, created_at, request_hash)
        select ${organizationId}::integer, job.id, person.ids[1 + job.n % cardinality(person.ids)], 'BAKERY-0' || job.n % 9,
          'Processed', job.at, ''
        from ${given}, (select array_agg(id order by id) as ids from accounts) as person`);
      await transaction.execute(sql`
        insert into print_job_entries (organization_id, id, print_job_id, position, status, label_version_id, printer_id,
          label_count, values, label_values, label_name, article_name, printer_name, language, use_local_printer_driver, paper)
        select ${organizationId}::integer, gen_random_uuid(), job.id, position,
          case when n % 1000 = 7 then 'Failed' else 'Success' end, version.id, 1 + n % 3, 10,
          jsonb_build_object('name', article, 'lot', 'L' || to_char(job.at, 'YYYY') || '-' || n,
            'bestBefore', to_char(job.at + interval '30 days', 'DD.MM.YYYY'), 'gtin', lpad((4006381000000 + n % 1000)::text, 14, '0'),
            'serial', lpad((n * 20)::text, 9, '0')),
          case when n % 10 = 0 then (
            select jsonb_agg(jsonb_build_object('serial', lpad((n * 20 + label)::text, 9, '0')))
            from generate_series(0, 9) as label) end,
          case when job.n < ${jobs}::integer / 3 and job.n % 4 < 3 then 'Jar label of old' else 'Shelf label 60 × 40' end,
          article, 'Save to folder', 'PDF', true, '{}'
        from ${given}
        cross join (select id from label_versions where label_id = 1 and state = 'Published') as version
        cross join generate_series(0, 1) as position
        cross join lateral (select case when position = 0 then 'Tarte à la crème' else 'Organic muesli' end
          || ' ' || (1 + job.n % 20) || ' parts no. ' || job.n % 1000 as article) as named`);
      const ids = rows.map(({ id }) => id);
      await storePrintWords(transaction, sql`print_jobs.id = any(${sql.param(ids)}::uuid[])`);
    });
  }
  await store.asOwner(async (transaction) => {
    await transaction.execute(sql`set local statement_timeout = 0`);
    await transaction.execute(sql`set local maintenance_work_mem = '512MB'`);
    await transaction.execute(sql.raw(createIndex));
  });
  await store.vacuum();
}

/** Drops an index and returns the statement that creates it again. */
const dropIndex = (store: Store, name: string): Promise<string> =>
  store.asOwner(async (transaction) => {
    const found = await transaction.execute(sql`select indexdef from pg_indexes where indexname = ${name}`);
    const { rows } = z.object({ rows: z.tuple([z.object({ indexdef: z.string() })]) }).parse(found);
    await transaction.execute(sql`drop index ${sql.identifier(name)}`);
    return rows[0].indexdef;
  });
