import { request, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import type { Sentence } from 'label-core/sentence';
import { messageOf, SentenceError, sentenceOf } from '../helper-error.ts';
import { limits } from '../limits.ts';
import { openConnection, type PrinterAddress } from '../printer-connection.ts';
import { decodeIpp } from './ipp-decode.ts';
import { sentences } from '../sentences/index.ts';
import { encodeIpp } from './ipp-encode.ts';
import type { IppMessage } from './ipp-value.ts';

/** Address of an IPP printer or print service; `uri` is its name in messages. */
export interface IppEndpoint {
  readonly at: PrinterAddress;
  readonly path: string;
  readonly uri: string;
}

/** The connection was open, but no usable IPP answer came back: it is not known what the printer did with the request. */
export class NoAnswerError extends SentenceError {
  override readonly name = 'NoAnswerError';
}

/** The printer refused the request at the HTTP level, so it has received nothing of the request. */
export class HttpRefusalError extends SentenceError {
  override readonly name = 'HttpRefusalError';
}

export interface ExchangeOptions {
  readonly connectMs: number;
  /** The exchange ends after this long without a byte in either direction. */
  readonly idleMs: number;
  readonly signal: AbortSignal;
  /** Called when the connection is open and before the first byte is sent. An error thrown here stops the exchange. */
  readonly beforeFirstByte?: () => void;
}

const chunkBytes = 64 * 1024;

const { cause } = sentences;
const httpRefusals: ReadonlyMap<number, Sentence> = new Map([
  [401, cause.password],
  [403, cause.forbidden],
  [404, cause.noPath],
  [426, cause.encrypted],
]);

/**
 * Sends one request over a new connection and returns the answer.
 * Throws `NoConnectionError` when nothing was sent, {@link HttpRefusalError} when the request was refused, and {@link
 * NoAnswerError} when it was sent and the result is not known.
 */
export async function exchangeIpp(
  endpoint: IppEndpoint,
  message: IppMessage,
  options: ExchangeOptions,
): Promise<IppMessage> {
  const bytes = encodeIpp(message);
  const socket = await openConnection(endpoint.at, options.connectMs, options.signal);
  try {
    options.beforeFirstByte?.();
    return readMessage(await post(socket, endpoint, bytes, options));
  } finally {
    socket.destroy();
  }
}

function post(
  socket: Socket,
  endpoint: IppEndpoint,
  bytes: Uint8Array,
  { idleMs, signal }: ExchangeOptions,
): Promise<Uint8Array> {
  const outgoing = request({
    createConnection: () => socket,
    method: 'POST',
    path: endpoint.path,
    signal,
    headers: {
      host: 'socketPath' in endpoint.at ? 'localhost' : new URL(endpoint.uri.replace(/^ipp/, 'http')).host,
      'content-type': 'application/ipp',
      'content-length': bytes.length,
      connection: 'close',
    },
  });
  return new Promise((resolve, reject) => {
    const fail = (reason: Sentence) => {
      reject(new NoAnswerError(reason));
      outgoing.destroy();
    };
    socket.setTimeout(idleMs, () => fail(cause.noAnswer({ seconds: Math.ceil(idleMs / 1000) })));
    outgoing.once('error', (error) => fail(cause.broken({ text: error.message })));
    outgoing.once('response', (response) => {
      const refusal = httpRefusal(response.statusCode ?? 0);
      if (refusal === undefined) {
        readAnswer(response).then(resolve, (error: unknown) => fail(sentenceOf(error)));
      } else {
        response.resume();
        reject(refusal);
      }
    });
    // A broken pipe is also an error of the request, whose handler reports it.
    pipeline(chunksOf(bytes), outgoing).catch(() => undefined);
  });
}

/** Splits the bytes into small writes, so that the idle timer sees progress and a slow printer does not count as dead. */
function* chunksOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += chunkBytes) {
    yield bytes.subarray(start, start + chunkBytes);
  }
}

function httpRefusal(status: number): Error | undefined {
  const isRefused = status >= 400 && status < 500;
  return isRefused
    ? new HttpRefusalError(
        httpRefusals.get(status) ?? cause.said({ text: `it refused the request (HTTP ${status})` }),
      )
    : undefined;
}

function readMessage(bytes: Uint8Array): IppMessage {
  try {
    return decodeIpp(bytes);
  } catch (error) {
    throw new NoAnswerError(cause.said({ text: `the answer cannot be read (${messageOf(error)})` }));
  }
}

async function readAnswer(response: IncomingMessage): Promise<Uint8Array> {
  if (response.statusCode !== 200) {
    throw new Error(`HTTP status ${response.statusCode}`);
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limits.ippAnswerBytes) {
      throw new Error('the answer is too long');
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
