import { connect, type NetConnectOpts, type Socket } from 'node:net';
import { codeOf, messageOf } from './helper-error.ts';

/** Address of a printer or a print service. */
export type PrinterAddress =
  | { readonly socketPath: string }
  | { readonly address: string; readonly port: number };

/** Thrown when no connection was established, so nothing can have been sent. */
export class NoConnectionError extends Error {
  override readonly name = 'NoConnectionError';
}

const reasons: ReadonlyMap<string, string> = new Map([
  ['ECONNREFUSED', 'it refuses the connection'],
  ['EHOSTUNREACH', 'it cannot be reached'],
  ['ENETUNREACH', 'its network cannot be reached'],
  ['EHOSTDOWN', 'it is off or asleep'],
  ['ENOENT', 'the print service is not running'],
  ['EACCES', 'this user may not use the print service'],
  ['ECONNRESET', 'it closed the connection'],
]);

/** Returns the cause of a failed connection in plain words. */
export function describeConnectionFault(error: unknown): string {
  return reasons.get(codeOf(error) ?? '') ?? messageOf(error);
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
    const fail = (reason: string) => {
      settle();
      socket.on('error', () => undefined).destroy();
      reject(new NoConnectionError(reason));
    };
    const onAbort = () => fail('the helper is stopping');
    socket.setNoDelay(true);
    socket.setTimeout(timeoutMs, () => fail('it does not answer'));
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
