import * as z from 'zod/mini';
import { callForValue, isNotOffered, lenient, toApiError } from '@/shared/api';
import { helperApi } from '@/entities/printer-helper';
import { texts } from '../i18n';
import { newPrintJob } from '../model/new-print-job';
import type { PrintEntry, PrintFile } from '../model/print-job';
import type { JournalAnswer, SendOutcome } from '../model/print-ports';
import { whyNotAPdf } from '../model/why-not-a-pdf';
import { SEND_TIMEOUT_MS, JOURNAL_TIMEOUT_MS } from '../config/timings';
import { jobAnswerSchema, outcomeOf, wordsOf } from './job-answer';

const settingsSchema = z.object({ idempotentPrint: lenient.flag(), instanceId: lenient.text() });

/**
 * Sends one file to the helper, once, and returns the outcome. A definite answer is accepted or failed; no answer is
 * unknown, because the helper may have it. A file that is not a PDF is not sent at all. Never rejects.
 */
export async function sendToHelper(entry: PrintEntry, pdfAsBase64String: string): Promise<SendOutcome> {
  const reason = whyNotAPdf(pdfAsBase64String);
  if (reason !== undefined) return { state: 'failed', message: reason };
  const json = helperRequest(entry.file, entry.helperKey, pdfAsBase64String);
  const options = { json, timeout: SEND_TIMEOUT_MS };
  return outcomeOf(
    callForValue(helperApi, 'post', 'api/print', jobAnswerSchema, options),
    texts.errors.noAnswer,
  );
}

/**
 * Returns the entry of the helper's journal for a key. Reads the settings first: only a helper with a journal may be
 * asked, and a key it does not know was never received only if it is the journal the key was sent to. Never rejects.
 */
export async function askHelperJournal(helperKey: string, journalId = ''): Promise<JournalAnswer> {
  const options = { timeout: JOURNAL_TIMEOUT_MS };
  let isSame = false;
  try {
    const settings = await callForValue(helperApi, 'get', 'api/settings', settingsSchema, options);
    if (!settings.idempotentPrint) return { word: 'unsupported', message: '' };
    isSame = journalId !== '' && settings.instanceId === journalId;
    const path = `api/jobs/${encodeURIComponent(helperKey)}`;
    return wordsOf(await callForValue(helperApi, 'get', path, jobAnswerSchema, options));
  } catch (error) {
    if (toApiError(error).status !== 404) return { word: 'unreachable', message: '' };
    return { word: isSame ? 'absent' : 'forgotten', message: '' };
  }
}

/**
 * Does the same for a decision that depends on the answer: when the journal does not know the key, the helper refuses
 * from then on whatever arrives under it. A page that ended may have left a request that is still in transit, or whose
 * printer is being contacted; it would print what was already reported as not printed. A helper without that call
 * answers as before. Never rejects.
 */
export async function settleWithHelper(helperKey: string, journalId = ''): Promise<JournalAnswer> {
  const answer = await askHelperJournal(helperKey, journalId);
  if (answer.word !== 'absent') return answer;
  try {
    const path = `api/jobs/${encodeURIComponent(helperKey)}/refuse`;
    const job = await callForValue(helperApi, 'post', path, jobAnswerSchema, { timeout: JOURNAL_TIMEOUT_MS });
    return job.state === 'refused' ? { ...answer, isClosed: true } : wordsOf(job);
  } catch (error) {
    return isNotOffered(toApiError(error)) ? answer : { word: 'unreachable', message: '' };
  }
}

/** Returns the body of POST /api/print (specification 7); the helper prints a file only once per entry id. */
function helperRequest(file: PrintFile, printJobEntryId: string, pdfAsBase64String: string) {
  return {
    targetAddress: file.targetIpAddress,
    port: file.targetPort ?? null,
    targetPrintQueue: file.targetPrintQueue,
    printerFileUrl: file.printFileName,
    useLocalPrinterDriver: file.useLocalPrinterDriver,
    pdfAsBase64String: pdfAsBase64String || null,
    orientation: file.orientation,
    scale: file.scale,
    side: file.side,
    paperSize: file.paperSize,
    customPaperSize: file.customPaperSize,
    printJobEntryId,
  };
}

/**
 * Sends one file to the helper, once, outside any job: nothing is recorded or reported. For testing a printer. Never
 * rejects.
 */
export async function sendSingleFile(file: PrintFile): Promise<SendOutcome> {
  const jobId = String(file.printJobEntryId);
  const [entry] = newPrintJob({ jobId, entityId: undefined, ownerId: '', nowMs: 0, files: [file] }).entries;
  return entry ? sendToHelper(entry, file.pdfAsBase64String) : { state: 'failed', message: '' };
}
