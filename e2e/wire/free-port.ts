import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the range that Linux uses for outgoing connections: one of those may be taken before a program listens. */
const FIRST_PORT = 15_000;
const LAST_PORT = 32_000;

/** Returns a port on which nothing listens now. */
export async function freePort(): Promise<number> {
  const port = randomInt(FIRST_PORT, LAST_PORT);
  return (await canListen(port)) ? port : freePort();
}

function canListen(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
