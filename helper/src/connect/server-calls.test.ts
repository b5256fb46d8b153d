import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createServerCalls, KeyRefusedError, ServerFault } from './server-calls.ts';

const servers: Server[] = [];

afterEach(async () => {
  await Promise.all(
    servers.splice(0).map((server) => {
      server.closeAllConnections();
      server.close();
      return once(server, 'close');
    }),
  );
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const call = (server: string, body: unknown = {}, signal = new AbortController().signal) =>
  createServerCalls({ server, key: 'the-key', keyName: 'agent key' }).post('/api/connect/agent/poll', body, {
    answer: z.object({ jobs: z.array(z.string()) }),
    signal,
  });

describe('a call to the server', () => {
  it('sends the key and the body, and returns the data', async () => {
    let seen: unknown;
    const server = await serve((request, response) => {
      request.setEncoding('utf8').on('data', (body: string) => {
        seen = [request.method, request.url, request.headers.authorization, body];
        response.end('{"data":{"jobs":["a"]}}');
      });
    });
    expect(await call(server, { name: 'a\0b\uD800' })).toEqual({ jobs: ['a'] });
    expect(seen).toEqual(['POST', '/api/connect/agent/poll', 'Bearer the-key', '{"name":"ab\uFFFD"}']);
  });

  it.each([301, 302, 307, 308])('does not follow a redirect with the key: %i', async (status) => {
    let others = 0;
    const other = await serve((_request, response) => {
      others += 1;
      response.end('{"data":{"jobs":[]}}');
    });
    const server = await serve((_request, response) => response.writeHead(status, { location: other }).end());
    await expect(call(server)).rejects.toThrow(`the server answers with status ${status}`);
    expect(others).toBe(0);
  });

  it.each<[number, string, unknown, string]>([
    [
      401,
      '{"Message":"The agent was deleted."}',
      KeyRefusedError,
      'refuses the agent key: The agent was deleted.',
    ],
    [403, '<html>', KeyRefusedError, 'refuses the agent key: status 403.'],
    [503, '{"Message":"Later."}', ServerFault, 'the server answers with status 503: Later.'],
    [404, '', ServerFault, 'the server answers with status 404'],
    [200, '<html>', ServerFault, 'the answer cannot be read'],
    [200, '{"data":{"jobs":[1]}}', ServerFault, 'the answer cannot be read'],
  ])('fails with a sentence when the answer is %i %s', async (status, body, kind, sentence) => {
    const server = await serve((_request, response) => response.writeHead(status).end(body));
    const error = await call(server).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(kind);
    expect(String(error)).toContain(sentence);
    expect(String(error)).not.toContain('the-key');
  });

  it('fails with the reason when it is not answered, and at once when it is aborted', async () => {
    const stop = new AbortController();
    const held = call(await serve(() => stop.abort()), {}, stop.signal);
    await expect(held).rejects.toThrow('the server does not answer');
    await expect(call('http://127.0.0.1:9')).rejects.toThrow(ServerFault);
  });
});
