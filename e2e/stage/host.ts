import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers a request like `fetch`: `Response.error()` means an answer that never arrives. */
export type Answer = (request: Request) => Promise<Response>;

/** Port of this machine that answers requests. */
export interface Host {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Invalid HTTP answer. If the connection only ended, a browser would retry by itself, and a call would count twice. */
const NO_ANSWER = 'no answer\r\n\r\n';

/** Opens a port, by default a free one. */
export async function openHost(answer: Answer, port = 0): Promise<Host> {
  const server = createServer((request, response) => {
    // The page may be closed while an answer is still being created.
    void respond(answer, request, response).catch(() => response.destroy());
  });
  // A connection that closes just when the browser reuses it only causes extra work.
  server.keepAliveTimeout = 0;
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function respond(answer: Answer, message: IncomingMessage, response: ServerResponse): Promise<void> {
  const answered = await answer(await requestOf(message));
  if (answered.type === 'error') {
    response.socket?.end(NO_ANSWER);
    return;
  }
  response.writeHead(answered.status, Object.fromEntries(answered.headers));
  response.end(Buffer.from(await answered.arrayBuffer()));
}

async function requestOf(message: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of message as AsyncIterable<Buffer>) chunks.push(chunk);
  return new Request(`http://${message.headers.host}${message.url}`, {
    method: message.method ?? 'GET',
    headers: Object.entries(message.headers).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  });
}
