import { queryRows } from 'server/testing';

/** Returns the number of print jobs in a database; the server itself counts no further than 2,000. */
export async function countJobs(databaseUrl: string): Promise<number> {
  const [row] = await queryRows(databaseUrl, 'select count(*)::int as jobs from print_jobs');
  return Number((row as { jobs: number } | undefined)?.jobs);
}
