import type { Logger } from '../../foundation/work/logger.ts';
import type { PrintJobAnswer } from './print-job-answer.ts';

/** Files that a line of the log names; a bigger job is found by its own id. */
const MOST_FILES = 10;

/**
 * Writes down which job a request became, and its files: helpers and agents write the id of a file as `key` of each step,
 * so that one label can be followed from the click to the paper. Ids only.
 */
export function logPrintJob(
  logger: Logger,
  requestId: string,
  { entityId, printFiles }: PrintJobAnswer,
): void {
  logger.info('print job', {
    requestId,
    printJobId: entityId,
    fileCount: printFiles.length,
    files: printFiles
      .slice(0, MOST_FILES)
      .map(({ printJobEntryId }) => printJobEntryId)
      .join(' '),
  });
}
