import { callForJson, printApi, productApi, type Id } from '@/shared/api';
import { runtimeConfig } from '@/shared/config';
import type { CreatedJob } from '../model/print-ports';
import { CREATE_TIMEOUT_MS } from '../config/timings';
import { readPrintAnswer } from './print-answer-schema';

export interface EditableValue {
  key: string;
  data: string;
}

/** One line of POST api/printjobs/article. */
export interface ArticleLine {
  labelId: Id;
  quantity: number;
  articleId: Id;
  editableData: readonly EditableValue[];
  printerId: Id;
}

/** One line of POST api/printjobs. */
export interface LabelLine {
  labelId: Id;
  quantity: number;
  printerId: Id;
  articleId?: Id;
  orderId?: Id;
  /** Position of the line in its order. */
  orderLine?: number;
  editableData?: readonly EditableValue[];
}

/** The quick-print request (specification 3). */
export interface QuickPrint {
  labelId: Id;
  printerId: Id;
  quantity: number;
  article: { id: Id; name: string };
  /** Only non-empty values, by variable name. */
  variables: Readonly<Record<string, string>>;
}

/** What of an earlier job is printed once more, how, and why (POST api/printjobs/{id}/reprint, a call of our own). */
export interface Reprint {
  /** Files of the job; all of them where none is named. */
  printJobEntryIds?: readonly Id[];
  version: 'same' | 'current';
  printerId?: Id;
  quantity?: number;
  reason: string;
}

/** What is to be printed, by the call that makes it. */
export type PrintOrder =
  | { kind: 'article'; labels: readonly ArticleLine[] }
  /** `name` is what the person calls it: shown with the job, and not sent. */
  | { kind: 'labels'; labels: readonly LabelLine[]; name?: string }
  | { kind: 'quick'; request: QuickPrint }
  /** `printerIds` are those of then: not sent, the server knows them. */
  | { kind: 'reprint'; printJobId: Id; printerIds: readonly Id[]; request: Reprint };

/**
 * Creates the print job on the server; undefined when it answered nothing. Rejects with ApiError. The idempotency key
 * is sent only where the configuration says that the API takes it: a strict server refuses unknown fields.
 */
export async function createPrintJob(
  order: PrintOrder,
  computerName: string,
  idempotencyKey: string,
): Promise<CreatedJob | undefined> {
  const { client, path, body } = callOf(order, computerName);
  const takesKey = runtimeConfig().flags['idempotencyKey'] === true;
  const json = { ...body, ...(takesKey && { idempotencyKey }) };
  return readPrintAnswer(await callForJson(client, 'post', path, { json, timeout: CREATE_TIMEOUT_MS }));
}

/** Which call makes the order, and its body to the letter of specification 7. */
function callOf(order: PrintOrder, computerName: string) {
  if (order.kind === 'quick') return { client: printApi, path: 'api/print', body: order.request };
  if (order.kind === 'reprint') {
    const path = `api/printjobs/${encodeURIComponent(order.printJobId)}/reprint`;
    return { client: productApi, path, body: { computerName, ...order.request } };
  }
  const path = order.kind === 'article' ? 'api/printjobs/article' : 'api/printjobs';
  return { client: productApi, path, body: { computerName, labels: order.labels } };
}
