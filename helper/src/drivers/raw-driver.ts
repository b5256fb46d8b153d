import type { Sentence } from 'label-core/sentence';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { DocumentFormat } from '../document/document-format.ts';
import { HelperError, sentenceOf } from '../helper-error.ts';
import type { Timeouts } from '../limits.ts';
import { describeConnectionFault, openConnection } from '../printer-connection.ts';
import { describeTarget, type SocketTarget } from '../target/target.ts';
import { SubmissionError, type NetworkDriver, type Submission } from './driver.ts';
import { sentences } from '../sentences/index.ts';

const defaultPort = 9100;
const chunkBytes = 16 * 1024;
/**
 * Wait for a reset after the end of the data. A printer that leaves its side of the connection open is normal; one that
 * resets does so within this time.
 */
const lingerMs = 1_000;

/**
 * Creates a driver for raw TCP (port 9100). The printer sends no answer, so a finished job is `sent`, never `printed`,
 * and a failure after the first byte is `unknown`.
 */
export function createRawDriver(timeouts: Timeouts): NetworkDriver {
  return {
    kind: 'address',
    ports: [defaultPort, 9101, 9102, 9103, 6101],
    defaultPort,
    takesPath: false,
    preflight: ({ target, format }) =>
      Promise.resolve(format).then((known) => {
        requireRawFormat(target, known);
        return null;
      }),
    submit: async (submission) => {
      requireRawFormat(submission.target, submission.format);
      const socket = await connectOrRetry(submission, timeouts);
      try {
        await sendAll(socket, submission, timeouts.submitIdleMs);
      } finally {
        socket.destroy();
      }
      const note = sentences.job.sent({ printer: describeTarget(submission.target) });
      return { kind: 'done', outcome: 'sent', note };
    },
  };
}

function requireRawFormat(target: SocketTarget, format: DocumentFormat | undefined): void {
  if (format === 'pdf') {
    throw new HelperError(422, sentences.printerRefusal.rawPort({ printer: describeTarget(target) }));
  }
}

async function connectOrRetry(
  { target, signal }: Submission<SocketTarget>,
  timeouts: Timeouts,
): Promise<Socket> {
  try {
    return await openConnection(target, timeouts.connectMs, signal);
  } catch (error) {
    throw new SubmissionError('retry', sentenceOf(error));
  }
}

async function sendAll(
  socket: Socket,
  { target, document, beforeFirstByte, signal }: Submission<SocketTarget>,
  idleMs: number,
): Promise<void> {
  let sent = 0;
  const broken = new Promise<never>((_resolve, reject) => {
    const fail = (cause: Sentence) => {
      const printer = describeTarget(target);
      const said = sentences.job.brokenOff({ printer, cause, sent, total: document.length });
      reject(new SubmissionError('unknown', said));
    };
    socket.once('error', (error) => fail(describeConnectionFault(error)));
    socket.setTimeout(idleMs, () => fail(sentences.cause.noData({ seconds: Math.ceil(idleMs / 1000) })));
    signal.addEventListener('abort', () => fail(sentences.cause.stopped), { once: true });
  });
  // The races below report this error; without its own handler a late reset would count as an unhandled rejection.
  broken.catch(() => undefined);
  socket.resume();
  beforeFirstByte();
  for (let start = 0; start < document.length; start += chunkBytes) {
    const chunk = document.subarray(start, start + chunkBytes);
    await Promise.race([write(socket, chunk), broken]);
    sent += chunk.length;
  }
  await Promise.race([end(socket), broken]);
  await Promise.race([closed(socket), delay(lingerMs, undefined, { ref: false }), broken]);
}

/** Resolves when the operating system has taken the chunk. Errors are reported by the socket's own event. */
function write(socket: Socket, chunk: Uint8Array): Promise<void> {
  return new Promise((resolve) => {
    socket.write(chunk, (error) => {
      if (!error) {
        resolve();
      }
    });
  });
}

function end(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    socket.end(resolve);
  });
}

function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    socket.once('end', resolve).once('close', () => resolve());
  });
}
