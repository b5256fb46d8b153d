import { accessSync, constants, mkdirSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '../../helper-error.ts';
import { openJournalDatabase } from '../../journal/journal-database.ts';
import { megabyte } from '../../limits.ts';
import { bad, good, type Finding } from './finding.ts';

const about = 'Journal';
const leastFree = 50 * megabyte;

/** Tells whether the journal in a data folder can be written. A helper that runs has it open, and says itself. */
export function journalFinding(folder: string, running: 'well' | 'unwell' | 'no'): Finding {
  const path = join(folder, 'journal.sqlite');
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    if (running === 'unwell' || bavail * bsize < leastFree)
      return bad(
        about,
        `The journal ${path} cannot be written: free some space on this disk, then start the helper again.`,
      );
    if (running === 'no') openJournalDatabase(path).close();
    return good(about, `The journal ${path} can be written.`);
  } catch (error) {
    return bad(
      about,
      `The journal ${path} cannot be written (${messageOf(error)}): give your account the right to write in this folder.`,
    );
  }
}
