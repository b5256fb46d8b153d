import type { PrintFile } from '../model/print-job';
import { newPrintJob } from '../model/print-job';
import type { SendOutcome } from '../model/print-ports';
import { sendToHelper } from './send-to-helper';

/**
 * Hands one file to the helper, once, outside any job: nothing is recorded and nobody else is told. For trying a
 * printer. Never rejects.
 */
export async function sendSingleFile(file: PrintFile): Promise<SendOutcome> {
  const jobId = String(file.printJobEntryId);
  const [entry] = newPrintJob({ jobId, entityId: undefined, ownerId: '', nowMs: 0, files: [file] }).entries;
  return entry ? sendToHelper(entry, file.pdfAsBase64String) : { state: 'failed', message: '' };
}
