import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seededStore } from '../../testing/shared-store.ts';
import { pglite } from '../../testing/test-stores.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { listen, type Listening } from './listen.ts';

let server: TestServer;
let listening: Listening;
beforeAll(async () => {
  server = await createTestServer(await seededStore(pglite));
  listening = await listen({ host: '127.0.0.1', port: 0 }, (request) => server.fetch(request));
});
afterAll(async () => {
  await listening.close(0);
  await server.close();
});

/** Lines of the log about requests, and about failures. */
const lines = () => server.logLines.filter((line) => /"event":"(?:request|failure)"/.test(line));

it.each([
  ['JSON', 'application/json', '/api/account/login', '{"email"'],
  ['a form', 'application/x-www-form-urlencoded', '/oauth/token', 'grant_ty'],
])('a sender that ends %s in the middle is no failure of the server', async (_, type, path, beginning) => {
  const before = lines().length;
  const socket = connect(listening.port, '127.0.0.1');
  await once(socket, 'connect');
  const head = [`POST ${path} HTTP/1.1`, 'Host: platen.test', `Content-Type: ${type}`, 'Content-Length: 100'];
  socket.end(`${head.join('\r\n')}\r\n\r\n${beginning}`);
  await expect.poll(() => lines().length).toBe(before + 1);
  expect(lines().at(-1)).toMatch(/"event":"request".*"status":400/);
});

it('a body of unknown length that is too large is answered while its sender is still sending', async () => {
  const answer = await fetch(`http://127.0.0.1:${listening.port}/api/account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(100_000).fill(0x20)),
    }),
    duplex: 'half',
  });
  expect(answer.status).toBe(413);
});

it('a proxy that asks whether it is ready fills no log', async () => {
  const before = lines().length;
  for (const path of ['/ready', '/health'])
    expect((await fetch(`http://127.0.0.1:${listening.port}${path}`)).status).toBe(200);
  expect(lines()).toHaveLength(before);
  server.drain();
  expect((await fetch(`http://127.0.0.1:${listening.port}/ready`)).status).toBe(503);
  await expect.poll(() => lines().length).toBe(before + 1);
});
