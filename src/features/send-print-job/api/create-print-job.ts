import type { LabelTemplate } from 'label-core';
import { callForJson, orNotOffered, printApi, productApi, type Id } from '@/shared/api';
import { runtimeConfig } from '@/shared/config';
import type { CreatedJob } from '../model/print-ports';
import { CREATE_TIMEOUT_MS } from '../config/timings';
import { texts } from '../i18n';
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

/**
 * Part of an earlier job that is printed again, how, and why (POST api/printjobs/{id}/reprint, not part of the
 * specification).
 */
export interface Reprint {
  /** Files of the job; all of them if omitted. */
  printJobEntryIds?: readonly Id[];
  version: 'same' | 'current';
  printerId?: Id;
  quantity?: number;
  reason: string;
}

/** Proof of a design that need not be saved (POST api/labels/proof, not part of the specification). */
interface Proof {
  template: LabelTemplate;
  printerId: Id;
  quantity: number;
  values: Readonly<Record<string, string>>;
}

/** Print order, by the call that creates it. */
export type PrintOrder =
  | { kind: 'article'; labels: readonly ArticleLine[] }
  /**
   * `name` is the person's name for it: shown with the job, and not sent. `key` is that of a print that may have been
   * begun before: it is gone on with, never begun anew.
   */
  | { kind: 'labels'; labels: readonly LabelLine[]; name?: string; key?: string }
  | { kind: 'quick'; request: QuickPrint }
  | { kind: 'proof'; request: Proof }
  /** `printerIds` are those of the original job: not sent, the server has them. */
  | { kind: 'reprint'; printJobId: Id; printerIds: readonly Id[]; request: Reprint };

/**
 * Creates the print job on the server and returns it; undefined when the answer was empty. Rejects with ApiError, or with
 * a sentence where the server prints no proofs. The idempotency key is sent only if the configuration says that the API
 * accepts it, because a strict server refuses unknown fields; every server that prints proofs accepts it.
 */
export async function createPrintJob(
  order: PrintOrder,
  computerName: string,
  idempotencyKey: string,
): Promise<CreatedJob | undefined> {
  const { client, path, body } = callOf(order, computerName);
  const isProof = order.kind === 'proof';
  const takesKey = isProof || runtimeConfig().flags['idempotencyKey'] === true;
  const json = { ...body, ...(takesKey && { idempotencyKey }) };
  const asked = callForJson(client, 'post', path, { json, timeout: CREATE_TIMEOUT_MS });
  return readPrintAnswer(await (isProof ? orNotOffered(asked, texts.errors.noProofs) : asked));
}

/** Returns the call for the order, and its body, in the exact form of specification 7 if it has the call. */
function callOf(order: PrintOrder, computerName: string) {
  if (order.kind === 'quick') return { client: printApi, path: 'api/print', body: order.request };
  if (order.kind === 'proof')
    return { client: productApi, path: 'api/labels/proof', body: { computerName, ...order.request } };
  if (order.kind === 'reprint') {
    const path = `api/printjobs/${encodeURIComponent(order.printJobId)}/reprint`;
    return { client: productApi, path, body: { computerName, ...order.request } };
  }
  const path = order.kind === 'article' ? 'api/printjobs/article' : 'api/printjobs';
  return { client: productApi, path, body: { computerName, labels: order.labels } };
}
