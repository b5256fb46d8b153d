import { createServer, type AddressInfo, type Socket } from 'node:net';

/** Faults that a sink simulates; all of them are off by default. */
export interface SinkBehaviour {
  /** Stops reading after this many bytes, like a printer that has run out of labels. */
  readonly stallAfterBytes: number | null;
  /** Resets the connection after this many bytes. */
  readonly resetAfterBytes: number | null;
}

/** One connection with all bytes received over it. */
export interface RawConnection {
  readonly bytes: Uint8Array;
  readonly isEnded: boolean;
}

/** A raw printer port (like 9100) for tests: records what it received. */
export interface RawSink {
  readonly port: number;
  readonly target: { readonly targetAddress: string; readonly port: number; readonly targetPrintQueue: null };
  /** Connections with at least one byte, in order. */
  readonly connections: readonly RawConnection[];
  behave(change: Partial<SinkBehaviour>): void;
  close(): Promise<void>;
}

/** Starts a sink on 127.0.0.1; port 0 (the default) selects a free port. Stop it with `close`. */
export async function startRawSink({ port = 0 }: { readonly port?: number } = {}): Promise<RawSink> {
  let behaviour: SinkBehaviour = { stallAfterBytes: null, resetAfterBytes: null };
  const connections: Recorder[] = [];
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket)).on('error', () => undefined);
    connections.push(new Recorder(socket, () => behaviour));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const bound = (server.address() as AddressInfo).port;

  return {
    port: bound,
    target: { targetAddress: '127.0.0.1', port: bound, targetPrintQueue: null },
    get connections() {
      return connections.filter(({ bytes }) => bytes.length > 0);
    },
    behave: (change) => {
      behaviour = { ...behaviour, ...change };
    },
    close: () => {
      for (const socket of sockets) {
        socket.destroy();
      }
      return new Promise((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}

class Recorder implements RawConnection {
  readonly #chunks: Buffer[] = [];
  #size = 0;
  isEnded = false;

  constructor(socket: Socket, behaviour: () => SinkBehaviour) {
    socket.on('data', (chunk) => {
      this.#chunks.push(chunk);
      this.#size += chunk.length;
      const { stallAfterBytes, resetAfterBytes } = behaviour();
      if (resetAfterBytes !== null && this.#size > resetAfterBytes) {
        socket.resetAndDestroy();
      } else if (stallAfterBytes !== null && this.#size > stallAfterBytes) {
        socket.pause();
      }
    });
    socket.once('end', () => {
      this.isEnded = true;
      socket.end();
    });
  }

  get bytes(): Uint8Array {
    return Buffer.concat(this.#chunks);
  }
}
