import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { insideAddresses, outsideRules } from '../../testing/inside-addresses.ts';
import { onEveryStore } from '../../testing/on-every-store.ts';
import { startHookReceiver } from '../../testing/hook-receiver.ts';
import { messageOf } from '../../testing/test-server.ts';
import { sendHook } from './send-hook.ts';

const message = { body: '{}', headers: {} };

describe('a web hook before it is sent', () => {
  it.each(insideAddresses)('is refused again for %s', async (url) => {
    const answer = await sendHook(outsideRules, { url, ...message });
    expect(answer).toMatchObject({
      status: null,
      fault: { message: expect.stringContaining('nothing is sent there') as string },
    });
  });
});

describe('a web hook that is sent', () => {
  const allowed = { ...outsideRules, isInsideAllowed: true };

  it('goes to the address that was checked, whatever the name resolves to afterwards', async () => {
    const receiver = await startHookReceiver();
    let asked = 0;
    const resolveHost = async () => {
      asked += 1;
      return [{ address: asked === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }];
    };
    const url = receiver.url.replace('127.0.0.1', 'hooks.example.com');
    expect(await sendHook({ ...allowed, resolveHost }, { url, ...message })).toMatchObject({ status: 204 });
    expect(asked).toBe(1);
    expect(receiver.received[0]?.headers['host']).toMatch(/^hooks\.example\.com:/);
    await receiver.close();
  });

  let silent: ReturnType<typeof createServer>;
  let chatty: ReturnType<typeof createServer>;
  beforeAll(async () => {
    silent = createServer(() => undefined).listen(0, '127.0.0.1');
    chatty = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.write('HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\n\r\n');
      const flood = () => {
        while (socket.writable && socket.write('x\u0000y\u001B'.repeat(4096)));
      };
      socket.on('drain', flood);
      flood();
    }).listen(0, '127.0.0.1');
    await Promise.all([once(silent, 'listening'), once(chatty, 'listening')]);
  });
  afterAll(() => {
    silent.close();
    chatty.close();
  });
  const urlOf = (server: typeof silent) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

  it('is given up when the receiver does not answer', async () => {
    const answer = await sendHook(allowed, { url: urlOf(silent), ...message });
    expect(answer).toMatchObject({
      status: null,
      response: '',
      fault: { message: 'It did not answer within 5 seconds.' },
    });
  });

  it('is given up when the receiver never ends its answer, and little of it is stored', async () => {
    const { status, response, fault } = await sendHook(allowed, { url: urlOf(chatty), ...message });
    expect([status, fault, response.length]).toEqual([200, undefined, 1000]);
    expect(response).toMatch(/^(?:xy)+$/);
  });

  it('fails where no receiver listens', async () => {
    const receiver = await startHookReceiver();
    await receiver.close();
    expect(await sendHook(allowed, { url: receiver.url, ...message })).toMatchObject({
      status: null,
      fault: { message: 'Nothing listens at this address.' },
    });
  });
});

const lead = { outside: true };

onEveryStore(
  'addresses of web hooks in the own network',
  (server) => {
    const path = '/api/integrationwebhooks';
    const save = (url: string) =>
      server().call(`POST ${path}`, {
        as: 'admin@demo.test',
        body: { name: url, url, events: ['print.failed'] },
      });

    it('are refused when they are saved, every one, with their field', async () => {
      for (const url of insideAddresses) {
        const answer = await save(url);
        expect([url, answer.status, answer.body]).toEqual([
          url,
          422,
          expect.objectContaining({
            problems: [expect.objectContaining({ path: 'url', message: messageOf(answer) })],
          }),
        ]);
      }
    });

    it('are refused when a name that resolved to the outside resolves to the inside now', async () => {
      const { webHookId } = z
        .object({ data: z.object({ webHookId: z.int() }) })
        .parse((await save('https://rebound.example.com/')).body).data;
      lead.outside = false;
      const tested = await server().call(`POST ${path}/${webHookId}/test`, { as: 'admin@demo.test' });
      expect(tested.body).toMatchObject({
        data: {
          status: 'failed',
          attempts: [
            {
              responseStatus: null,
              fault: 'The host rebound.example.com is not in the public internet: nothing is sent there.',
              code: 'web-hook.host-inside',
              args: { host: 'rebound.example.com' },
            },
          ],
        },
      });
      lead.outside = true;
    });
  },
  {
    resolveHost: async (hostname) =>
      hostname === 'rebound.example.com'
        ? [{ address: lead.outside ? '93.184.216.34' : '169.254.169.254', family: 4 }]
        : outsideRules.resolveHost(hostname),
  },
);
