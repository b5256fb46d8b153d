import { and, asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { accounts, labelVersions } from '../foundation/store/schema/index.ts';
import type { Store } from '../foundation/store/store.ts';
import type { PrintedFile } from '../printing/print/search/load-printed-facts.ts';
import { storePrintWords } from '../printing/print/search/store-print-words.ts';
import { demoOrganization } from '../program/demo/demo-organizations.ts';

/** Jobs per transaction, of two files each. */
const jobsAtOnce = 2500;
/** The prints are spread over three years, the newest of them now. */
const days = 3 * 365;
const dayMs = 86_400_000;

/**
 * Adds print jobs of two files each to the demo organisation, oldest first. In every other file the article is a tarte.
 * Each file has a lot, a date and a GTIN; one of ten has ten labels with a serial number each; the label of a quarter of
 * the files was given up after the first year; one file of a thousand failed.
 */
export async function seedManyPrints(store: Store, files: number): Promise<void> {
  const jobs = files / 2;
  const now = Date.now();
  const printed = await knownFacts(store);
  // Indexes that are built once at the end take a tenth of the time; they are the same afterwards.
  const indexes = await dropIndexes(store);
  for (let from = 0; from < jobs; from += jobsAtOnce) {
    const numbers = Array.from({ length: Math.min(jobsAtOnce, jobs - from) }, (_none, step) => from + step);
    const made = numbers.map((n) =>
      jobOf(n, { ...printed, at: new Date(now - ((jobs - n) / jobs) * days * dayMs), isOld: n < jobs / 3 }),
    );
    await store.asOwner(async (transaction) => {
      // What is referred to is there, and is not looked for row by row.
      await transaction.execute(sql`set local session_replication_role = replica`);
      await transaction.execute(sql`
        insert into print_jobs (organization_id, id, account_id, computer_name, status, created_at, request_hash)
        select (job).organization_id, (job).id, (job).account_id, (job).computer_name, 'Processed', (job).created_at, ''
        from jsonb_populate_recordset(null::print_jobs, ${JSON.stringify(made.map(({ job }) => job))}::jsonb) as job`);
      await transaction.execute(sql`
        insert into print_job_entries
        select (entry).* from jsonb_populate_recordset(null::print_job_entries,
          ${JSON.stringify(made.flatMap(({ entries }) => entries))}::jsonb) as entry`);
      await storePrintWords(
        transaction,
        made.flatMap((job) => job.files),
      );
    });
  }
  for (const index of indexes)
    await store.asOwner(async (transaction) => {
      await transaction.execute(sql`set local statement_timeout = 0`);
      await transaction.execute(sql`set local maintenance_work_mem = '512MB'`);
      await transaction.execute(sql.raw(index));
    });
  // The embedded store has no daemon that counts rows for its plans.
  await store.vacuum();
}

/** What all files have in common. */
interface Known {
  readonly people: readonly { readonly id: number; readonly name: string }[];
  readonly versionId: number;
  readonly version: number;
  readonly variables: PrintedFile['variables'];
}

const knownFacts = (store: Store): Promise<Known> =>
  store.asOrganization(demoOrganization.organizationId, async (transaction) => {
    const people = await transaction.select().from(accounts).orderBy(asc(accounts.id));
    const [version] = await transaction
      .select()
      .from(labelVersions)
      .where(and(eq(labelVersions.labelId, 1), eq(labelVersions.state, 'Published')));
    if (!version) throw new Error('The demo data has no such label.');
    return {
      people: people.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` })),
      versionId: version.id,
      version: version.version,
      variables: version.variables,
    };
  });

interface Moment {
  readonly at: Date;
  readonly isOld: boolean;
}

const padded = (number: number, length: number) => String(number).padStart(length, '0');

/** Returns the rows of the job with a number, and what its files are found by. */
function jobOf(n: number, { at, isOld, people, versionId, version, variables }: Known & Moment) {
  const { organizationId } = demoOrganization;
  const person = people[n % people.length];
  if (!person) throw new Error('The demo data has no people.');
  const id = crypto.randomUUID();
  const computerName = `BAKERY-0${n % 9}`;
  const job = {
    organization_id: organizationId,
    id,
    account_id: person.id,
    computer_name: computerName,
    created_at: at.toISOString(),
  };
  const [year, month, day] = new Date(at.getTime() + 30 * dayMs).toISOString().slice(0, 10).split('-');
  const labelName = isOld && n % 4 < 3 ? 'Jar label of old' : 'Shelf label 60 × 40';
  const labelValues =
    n % 10 === 0
      ? Array.from({ length: 10 }, (_none, label) => ({ serial: padded(n * 20 + label, 9) }))
      : null;
  const files = ['Tarte à la crème', 'Organic muesli'].map((article): PrintedFile => {
    const articleName = `${article} ${1 + (n % 20)} parts no. ${n % 1000}`;
    return {
      organizationId,
      printJobEntryId: crypto.randomUUID(),
      createdAt: at,
      variables,
      facts: {
        printJobId: id,
        accountId: person.id,
        personName: person.name,
        computerName,
        labelId: 1,
        labelName,
        version,
        articleName,
        articleNumbers: [],
        orderNumber: null,
        printerId: 1 + (n % 3),
        printerName: 'Save to folder',
        values: {
          name: articleName,
          lot: `L${at.getUTCFullYear()}-${n}`,
          bestBefore: `${day}.${month}.${year}`,
          gtin: padded(4_006_381_000_000 + (n % 1000), 14),
          serial: padded(n * 20, 9),
        },
        labelValues,
      },
    };
  });
  const entries = files.map(({ printJobEntryId, facts }, position) => ({
    organization_id: organizationId,
    id: printJobEntryId,
    print_job_id: id,
    position,
    status: n % 1000 === 7 ? 'Failed' : 'Success',
    label_version_id: versionId,
    printer_id: facts.printerId,
    label_count: 10,
    values: facts.values,
    label_values: facts.labelValues,
    label_name: labelName,
    article_name: facts.articleName,
    printer_name: facts.printerName,
    language: 'PDF',
    use_local_printer_driver: true,
    paper: {},
  }));
  return { job, entries, files };
}

/** Drops the indexes of prints that are no keys, and returns the statements that create them again. */
const dropIndexes = (store: Store): Promise<string[]> =>
  store.asOwner(async (transaction) => {
    const found = await transaction.execute(sql`
      select indexname as name, indexdef as statement from pg_indexes
      where tablename in ('print_jobs', 'print_job_entries', 'print_searches') and schemaname = 'public'
        and indexname not in (select conname from pg_constraint)`);
    const { rows } = z
      .object({ rows: z.array(z.object({ name: z.string(), statement: z.string() })) })
      .parse(found);
    for (const { name } of rows) await transaction.execute(sql`drop index ${sql.identifier(name)}`);
    return rows.map(({ statement }) => statement);
  });
