import * as z from 'zod/mini';
import { callForValue, isNotOffered, lenient, toApiError } from '@/shared/api';
import { helperApi } from '@/entities/printer-helper';
import { texts } from '../i18n';
import { type PrintEntry, type PrintFile, newPrintJob } from '../model/print-job';
import type { JournalAnswer, SendOutcome } from '../model/print-ports';
import { whyNotAPdf } from '../model/why-not-a-pdf';
import { SEND_TIMEOUT_MS, JOURNAL_TIMEOUT_MS } from '../config/timings';
import { jobAnswerSchema, outcomeOf, wordsOf } from './job-answer';

const settingsSchema = z.object({ idempotentPrint: lenient.flag(), instanceId: lenient.text() });

/**
 * Hands one file to the helper, once. A definite answer is accepted or failed; no answer is unknown, because the
 * helper may have it. What is no PDF is not sent at all. Never rejects.
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
 * What the helper's journal says about a key. Asks for the settings first: only a journal may be asked, and what it does not
 * know was never received only where it is the journal the key was sent to. Never rejects.
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
 * The same, for a decision that rests on the answer: where the journal does not know the key, the helper refuses from then
 * on whatever comes under it. A page that ended may have left a request behind that is still on its way, or whose printer
 * is being asked; it would print what was already told as not printed. A helper without that call answers as before.
 * Never rejects.
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

/** Specification 7, POST /api/print; the entry id is the key under which the helper prints a file once. */
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
 * Hands one file to the helper, once, outside any job: nothing is recorded and nobody else is told. For trying a
 * printer. Never rejects.
 */
export async function sendSingleFile(file: PrintFile): Promise<SendOutcome> {
  const jobId = String(file.printJobEntryId);
  const [entry] = newPrintJob({ jobId, entityId: undefined, ownerId: '', nowMs: 0, files: [file] }).entries;
  return entry ? sendToHelper(entry, file.pdfAsBase64String) : { state: 'failed', message: '' };
}
