import { createServer } from 'node:net';
import { once } from 'node:events';
import { networkInterfaces } from 'node:os';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { SetupError } from './environment.ts';
import { listen } from './listen.ts';

const hello = () => new Response('hello');
const hasIpv6 = Object.values(networkInterfaces()).some((all) =>
  all?.some(({ address }) => address === '::1'),
);
/** Network addresses of this computer other than its loopbacks. */
const outside = Object.values(networkInterfaces())
  .flatMap((all) => all ?? [])
  .filter(({ internal, family }) => !internal && family === 'IPv4')
  .map(({ address }) => address);

it('the server answers on both loopback addresses as localhost, and nowhere else', async () => {
  const listening = await listen({ host: 'localhost', port: 0 }, hello);
  const hosts = ['localhost', '127.0.0.1', ...(hasIpv6 ? ['[::1]'] : [])];
  for (const host of hosts) {
    expect(await (await fetch(`http://${host}:${listening.port}/`)).text()).toBe('hello');
  }
  for (const address of outside) {
    await expect(fetch(`http://${address}:${listening.port}/`)).rejects.toThrow('fetch failed');
  }
  await listening.close(0);
  await expect(fetch(`http://127.0.0.1:${listening.port}/`)).rejects.toThrow('fetch failed');
});

it('the server finishes the running request when it closes', async () => {
  const arrived = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<Response>();
  const listening = await listen({ host: '127.0.0.1', port: 0 }, () => {
    arrived.resolve();
    return answer.promise;
  });
  const asked = fetch(`http://127.0.0.1:${listening.port}/`, { headers: { connection: 'close' } });
  await arrived.promise;
  const closed = listening.close(5000);
  answer.resolve(hello());
  expect(await (await asked).text()).toBe('hello');
  await closed;
});

it.each([
  ['at once', () => hello()],
  ['in parts', () => new Response(new Blob(['hello']).stream())],
])(
  'the server tells clients, answered %s, to open another connection once its end is announced',
  async (_, answer) => {
    const listening = await listen({ host: '127.0.0.1', port: 0 }, answer);
    const connectionOf = async () => {
      const response = await fetch(`http://127.0.0.1:${listening.port}/`);
      expect(await response.text()).toBe('hello');
      return response.headers.get('connection');
    };
    expect(await connectionOf()).toBe('keep-alive');
    listening.announceEnd();
    expect([await connectionOf(), await connectionOf()]).toEqual(['close', 'close']);
    await listening.close(0);
  },
);

/** Asks once it is told to, and tells the first line of the answer, or the code of its error. */
const askingThread = `
  const { connect } = require('node:net');
  const { parentPort, workerData } = require('node:worker_threads');
  parentPort.once('message', () => {
    const socket = connect(workerData, '127.0.0.1', () => {
      socket.write('GET / HTTP/1.1\\r\\nHost: platen\\r\\nConnection: close\\r\\n\\r\\n');
    });
    let told = '';
    socket.on('data', (bytes) => { told += bytes; });
    socket.on('error', ({ code }) => { told = code; });
    socket.on('close', () => parentPort.postMessage(told.split('\\r')[0]));
  });
`;

it('the server answers who connected while it was busy, right before it closed', async () => {
  const listening = await listen({ host: '127.0.0.1', port: 0 }, hello);
  const client = new Worker(askingThread, { eval: true, workerData: listening.port });
  await once(client, 'online');
  const answered = once(client, 'message');
  const closed = new Promise<void>((resolve) => {
    setTimeout(() => {
      client.postMessage('now', []);
      const until = performance.now() + 300;
      while (performance.now() < until);
      void listening.close(5000).then(resolve);
    });
  });
  expect(await answered).toEqual(['HTTP/1.1 200 OK']);
  await closed;
  await client.terminate();
});

it('the server closes the connection of a request that does not end in time', async () => {
  const arrived = Promise.withResolvers<void>();
  const listening = await listen({ host: '127.0.0.1', port: 0 }, () => {
    arrived.resolve();
    return new Promise(() => undefined);
  });
  const asked = fetch(`http://127.0.0.1:${listening.port}/`);
  await arrived.promise;
  await listening.close(50);
  await expect(asked).rejects.toThrow('fetch failed');
});

it('the server reports that the port is taken, and releases what it holds', async () => {
  const other = createServer().listen({ port: 0, host: hasIpv6 ? '::1' : '127.0.0.1' });
  await once(other, 'listening');
  const address = other.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  await expect(listen({ host: 'localhost', port }, hello)).rejects.toThrow(
    new SetupError(
      `Port ${port} on ${hasIpv6 ? '::1' : '127.0.0.1'} is taken by another program. Stop that program, or set PORT.`,
      { mayPass: true },
    ),
  );
  if (hasIpv6) {
    const free = await listen({ host: '127.0.0.1', port }, hello);
    await free.close(0);
  }
  other.close();
});

it('the server reports that there is no such address', async () => {
  await expect(listen({ host: '203.0.113.7', port: 0 }, hello)).rejects.toThrow(
    new SetupError('This computer has no address 203.0.113.7. Check HOST.'),
  );
});
