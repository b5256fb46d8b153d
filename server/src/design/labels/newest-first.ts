import { desc, sql } from 'drizzle-orm';
import { labelVersions } from '../../foundation/store/schema/index.ts';

/**
 * The versions of a label, the newest first. One that was withdrawn before anybody could print it comes last: the next
 * version is not made out of it.
 */
export const newestFirst = [
  sql`(${labelVersions.state} = 'Withdrawn' and ${labelVersions.publishedAt} is null)`,
  desc(labelVersions.version),
] as const;
