import type { Sentence } from 'label-core/sentence';
import { HelperError } from '../helper-error.ts';
import { describeStatus, isSuccess, passingRefusals, statusCodes } from '../ipp/ipp-codes.ts';
import { exchangeIpp, HttpRefusalError, NoAnswerError, type IppEndpoint } from '../ipp/ipp-exchange.ts';
import { groupOf } from '../ipp/ipp-message.ts';
import { getPrinterAttributes } from '../ipp/ipp-operations.ts';
import type { IppMessage } from '../ipp/ipp-value.ts';
import type { Timeouts } from '../limits.ts';
import { NoConnectionError } from '../printer-connection.ts';
import { printingAttributeNames, readIppPrinter, type IppPrinter } from './ipp-printer.ts';
import { sentences } from '../sentences/index.ts';

/** Sends a request that changes nothing, so every fault can simply be reported. */
export type AskIpp = (to: IppEndpoint, message: IppMessage, signal: AbortSignal) => Promise<IppMessage>;

export function createAsk({ askMs }: Timeouts): AskIpp {
  return (to, message, signal) => exchangeIpp(to, message, { connectMs: askMs, idleMs: askMs, signal });
}

/** A printer that cannot be asked at the moment, with the reason. */
export interface NotReady {
  readonly notReady: Sentence;
}

/**
 * Reads the state and capabilities of a printer. Throws `HelperError` when the printer certainly does not exist or cannot
 * be used.
 */
export async function askPrinter(
  ask: AskIpp,
  endpoint: IppEndpoint,
  name: string,
  signal: AbortSignal,
): Promise<IppPrinter | NotReady> {
  const answer = await answerOrReason(
    ask(endpoint, getPrinterAttributes(endpoint, printingAttributeNames), signal),
  );
  if (!('code' in answer)) {
    return answer;
  }
  if (answer.code === statusCodes.notFound) {
    throw new HelperError(404, sentences.printerRefusal.absent({ printer: name }));
  }
  if (isSuccess(answer.code)) {
    return readIppPrinter(groupOf(answer, 'printer'));
  }
  if (passingRefusals.has(answer.code)) {
    return { notReady: describeStatus(answer.code) };
  }
  throw new HelperError(
    422,
    sentences.printerRefusal.unusable({ printer: name, reason: describeStatus(answer.code) }),
  );
}

async function answerOrReason(answer: Promise<IppMessage>): Promise<IppMessage | NotReady> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof NoConnectionError || error instanceof NoAnswerError) {
      return { notReady: error.sentence };
    }
    throw error instanceof HttpRefusalError
      ? new HelperError(422, sentences.printerRefusal.unusableNow({ reason: error.sentence }))
      : error;
  }
}
