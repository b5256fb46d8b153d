import { connect, type NetConnectOpts, type Socket } from 'node:net';
import type { Sentence } from 'label-core/sentence';
import { codeOf, SentenceError, sentenceOf } from './helper-error.ts';
import { sentences } from './sentences/index.ts';

/** Address of a printer or a print service. */
export type PrinterAddress =
  | { readonly socketPath: string }
  | { readonly address: string; readonly port: number };

/** Thrown when no connection was established, so nothing can have been sent. */
export class NoConnectionError extends SentenceError {
  override readonly name = 'NoConnectionError';
}

const { cause } = sentences;
const reasons: ReadonlyMap<string, Sentence> = new Map([
  ['ECONNREFUSED', cause.refused],
  ['EHOSTUNREACH', cause.unreachable],
  ['ENETUNREACH', cause.noNetwork],
  ['ENOTFOUND', cause.unknownName],
  ['EHOSTDOWN', cause.asleep],
  ['ENOENT', cause.noService],
  ['EACCES', cause.notAllowed],
  ['ECONNRESET', cause.closed],
]);

/** Returns the cause of a failed connection in plain words. */
export function describeConnectionFault(error: unknown): Sentence {
  return reasons.get(codeOf(error) ?? '') ?? sentenceOf(error);
}

/**
 * Opens a connection and sends nothing: the caller writes to its journal before it writes to the socket.
 * Throws {@link NoConnectionError} when there is no connection within `timeoutMs`.
 */
export function openConnection(to: PrinterAddress, timeoutMs: number, signal: AbortSignal): Promise<Socket> {
  const options: NetConnectOpts =
    'socketPath' in to ? { path: to.socketPath } : { host: to.address, port: to.port };
  return new Promise((resolve, reject) => {
    const socket = connect(options);
    const settle = () => {
      socket.removeAllListeners();
      socket.setTimeout(0);
      signal.removeEventListener('abort', onAbort);
    };
    const fail = (reason: Sentence) => {
      settle();
      socket.on('error', () => undefined).destroy();
      reject(new NoConnectionError(reason));
    };
    const onAbort = () => fail(cause.said({ text: 'the helper is stopping' }));
    socket.setNoDelay(true);
    socket.setTimeout(timeoutMs, () => fail(cause.silent));
    socket.once('error', (error) => fail(describeConnectionFault(error)));
    socket.once('connect', () => {
      settle();
      resolve(socket);
    });
    if (signal.aborted) {
      onAbort();
    } else {
      signal.addEventListener('abort', onAbort, { once: true });
    }
  });
}
