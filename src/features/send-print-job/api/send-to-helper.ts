import * as z from 'zod/mini';
import { callForJson, callForValue, lenient, toApiError } from '@/shared/api';
import { helperApi } from '@/entities/printer-helper';
import type { PrintEntry, PrintFile } from '../model/print-job';
import type { JournalAnswer, JournalWord, SendOutcome } from '../model/print-ports';
import { texts } from '../model/texts';
import { whyNotAPdf } from '../model/why-not-a-pdf';

/** Specification 9: print send timeout. */
const SEND_TIMEOUT_MS = 10_000;
const ASK_TIMEOUT_MS = 5000;

/** The printer's own words, or its keyword; "" where nothing waits, or nobody can read why. */
const attention = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => {
    const read = z.object({ text: lenient.text(), reason: lenient.text() }).safeParse(value);
    return read.success ? read.data.text || read.data.reason : '';
  }),
);
const answerSchema = z.object({
  state: lenient.text(),
  message: lenient.text(),
  attention,
});
const settingsSchema = z.object({ idempotentPrint: lenient.flag() });

/**
 * Hands one file to the helper, once. A definite answer is accepted or failed; no answer is unknown, because the
 * helper may have it. What is no PDF is not sent at all. Never rejects.
 */
export async function sendToHelper(entry: PrintEntry, pdfAsBase64String: string): Promise<SendOutcome> {
  const reason = whyNotAPdf(pdfAsBase64String);
  if (reason !== undefined) return { state: 'failed', message: reason };
  try {
    const json = helperRequest(entry.file, entry.helperKey, pdfAsBase64String);
    const answer = await callForJson(helperApi, 'post', 'api/print', { json, timeout: SEND_TIMEOUT_MS });
    return outcomeOf(answer);
  } catch (error) {
    const { kind, message, status } = toApiError(error);
    if (kind === 'unreadable') return { state: 'accepted', message: '' };
    if (status !== undefined) return { state: 'failed', message: message || texts.printFailed };
    return { state: 'unknown', message: texts.noAnswer };
  }
}

/** What the helper's journal says about a key. Asks for the settings first: only a journal may be asked. Never rejects. */
export async function askHelperJournal(helperKey: string): Promise<JournalAnswer> {
  const options = { timeout: ASK_TIMEOUT_MS };
  try {
    const settings = await callForValue(helperApi, 'get', 'api/settings', settingsSchema, options);
    if (!settings.idempotentPrint) return { word: 'unsupported', message: '' };
    const path = `api/jobs/${encodeURIComponent(helperKey)}`;
    const { state, ...words } = await callForValue(helperApi, 'get', path, answerSchema, options);
    return { word: wordOf(state), ...words };
  } catch (error) {
    return { word: toApiError(error).status === 404 ? 'absent' : 'unreachable', message: '' };
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

/** A job that failed or lost its way may be answered with 200: its state decides. */
function outcomeOf(json: unknown): SendOutcome {
  const answer = answerSchema.safeParse(json);
  const word = answer.success ? wordOf(answer.data.state) : 'accepted';
  const message = answer.success ? answer.data.message : '';
  if (word === 'failed') return { state: 'failed', message: message || texts.printFailed };
  if (word === 'unconfirmed') return { state: 'unknown', message: message || texts.helperLostTrack };
  return { state: 'accepted', message: '' };
}

function wordOf(state: string): Extract<JournalWord, 'accepted' | 'printed' | 'failed' | 'unconfirmed'> {
  if (state === 'completed') return 'printed';
  if (state === 'failed' || state === 'canceled') return 'failed';
  return state === 'unconfirmed' ? 'unconfirmed' : 'accepted';
}
