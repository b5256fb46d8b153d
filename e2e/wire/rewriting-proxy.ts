import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Replacement of an answer. */
export interface Answer {
  contentType: string;
  body: string;
}

/** Rewrites a JSON answer: called with the path and the value, undefined leaves the answer unchanged. */
export type Rewrite = (path: string, value: unknown) => Answer | undefined;

/** Proxy that makes the real server look like another backend, by rewriting its answers. */
export interface RewritingProxy {
  readonly url: string;
  /** Rewrites good JSON answers from now on; without a rewrite they pass unchanged. */
  rewrite: (rewrite?: Rewrite) => void;
  close: () => Promise<void>;
}

/** Hop-by-hop headers, and those that are wrong for a rewritten body. */
const DROPPED_HEADERS = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
];

/** Starts a proxy on 127.0.0.1 in front of `target`. */
export async function startRewritingProxy(target: string): Promise<RewritingProxy> {
  let rewrite: Rewrite | undefined;
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await pass(request, target);
      const headers = Object.fromEntries(
        [...answer.headers].filter(([name]) => !DROPPED_HEADERS.includes(name)),
      );
      const text = await answer.text();
      const { pathname } = new URL(request.url ?? '/', target);
      const isJson = answer.ok && (headers['content-type'] ?? '').includes('json');
      const rewritten = isJson ? rewrite?.(pathname, JSON.parse(text)) : undefined;
      response.writeHead(answer.status, {
        ...headers,
        ...(rewritten && { 'content-type': rewritten.contentType }),
      });
      response.end(rewritten?.body ?? text);
    })().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    rewrite: (next) => {
      rewrite = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function pass(request: IncomingMessage, target: string): Promise<Response> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const { connection: _connection, host: _host, 'content-length': _length, ...headers } = request.headers;
  return fetch(new URL(request.url ?? '/', target), {
    method: request.method ?? 'GET',
    headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  });
}
