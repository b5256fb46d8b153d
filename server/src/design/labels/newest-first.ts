import { desc, sql } from 'drizzle-orm';
import { labelVersions } from '../../foundation/store/schema/index.ts';

/**
 * Order of the versions of a label, newest first. A version that was withdrawn before it could be printed comes last,
 * so that the next version is not derived from it.
 */
export const newestFirst = [
  sql`(${labelVersions.state} = 'Withdrawn' and ${labelVersions.publishedAt} is null)`,
  desc(labelVersions.version),
] as const;
