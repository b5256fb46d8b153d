import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestServer, messageOf, type TestServer } from '../../testing/test-server.ts';
import { seedDemo } from '../../program/demo/seed-demo.ts';
import { seededStore } from '../../testing/shared-store.ts';
import { pglite } from '../../testing/test-stores.ts';

type Body = string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;

const appOrigin = 'https://app.example.test';
let server: TestServer;

beforeAll(async () => {
  server = await createTestServer(await seededStore(pglite), { config: { appOrigins: [appOrigin] } });
});
afterAll(() => server.close());

const send = (method: string, path: string, headers: Readonly<Record<string, string>> = {}, body?: Body) =>
  server.fetch(
    new Request(`http://platen.test${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body, duplex: 'half' }),
    }),
  );

const formOf = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--x--\r\n`;
const json = { 'content-type': 'application/json' };
const login = '/api/account/login';
const failureOf = async (response: Response) =>
  z.object({ Message: z.string(), requestId: z.uuid() }).parse(await response.json());

const preflight = (origin: string) =>
  send('OPTIONS', '/api/articles', {
    origin,
    'access-control-request-method': 'GET',
    'access-control-request-headers': 'authorization,content-type',
  });

describe('the server', () => {
  it.each<[number, string, string, Readonly<Record<string, string>>, Body | undefined]>([
    [404, 'GET', '/api/nothing', {}, undefined],
    [404, 'GET', '/', {}, undefined],
    [405, 'DELETE', '/api/articles', {}, undefined],
    [405, 'GET', login, {}, undefined],
    [415, 'POST', login, {}, '{}'],
    [415, 'POST', login, { 'content-type': 'text/plain' }, '{}'],
    [415, 'POST', login, { 'content-type': 'multipart/form-data; boundary=x' }, '--x--'],
    [400, 'POST', login, json, '{'],
    [400, 'POST', login, json, ''],
    [400, 'POST', login, json, '['.repeat(50_000) + ']'.repeat(50_000)],
    [400, 'POST', login, json, `${'{"a":'.repeat(101)}1${'}'.repeat(101)}`],
    [422, 'POST', login, json, `${'{"a":'.repeat(100)}1${'}'.repeat(100)}`],
    [400, 'POST', login, json, new Uint8Array([0x22, 0xff, 0x22])],
    [422, 'POST', login, json, '{}'],
    [422, 'POST', login, json, '{"email":"a@b.c","password":"\\u0000"}'],
    [422, 'POST', login, json, '{"email":"a@b.c","password":"\\ud800"}'],
    [413, 'POST', login, json, JSON.stringify({ email: 'x'.repeat(1_000_001) })],
    [413, 'POST', login, { ...json, 'content-length': '2000000' }, '{}'],
    [401, 'GET', '/api/articles', { authorization: 'Bearer x.y.z' }, undefined],
    [401, 'GET', '/api/articles', { authorization: 'Basic eDp5' }, undefined],
  ])('answers %i for %s %s in the common shape of errors', async (status, method, path, headers, body) => {
    const response = await send(method, path, headers, body);
    expect(response.status).toBe(status);
    expect((await failureOf(response)).requestId).toBe(response.headers.get('x-request-id'));
  });

  it('names the methods that an address has', async () => {
    expect((await send('PATCH', '/api/print-settings')).headers.get('allow')).toBe('GET, POST, PUT');
  });

  it.each<[number, Readonly<Record<string, string>>, Body | undefined]>([
    [415, json, '{}'],
    [415, { 'content-type': 'multipart/form-data' }, '--x--'],
    [400, { 'content-type': 'multipart/form-data; boundary=x' }, 'no form'],
    [
      400,
      { 'content-type': 'multipart/form-data; boundary=x' },
      '--x\r\nContent-Disposition: form-data; name="file"',
    ],
    [413, { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '99000000' }, '--x--'],
    [422, { 'content-type': 'multipart/form-data; boundary=x' }, formOf('a', 'b\0')],
  ])('answers %i for a form %j %j', async (status, headers, body) => {
    const { token } = z.object({ token: z.string() }).parse((await server.signIn('labels@demo.test')).body);
    const authorization = `Bearer ${token}`;
    const response = await send('POST', '/api/labels/extract', { ...headers, authorization }, body);
    expect(response.status).toBe(status);
    expect((await failureOf(response)).requestId).toBe(response.headers.get('x-request-id'));
  });

  it('stops reading a body at the limit', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536).fill(0x20));
      },
    });
    expect((await send('POST', login, json, endless)).status).toBe(413);
    expect(sent).toBeLessThan(2_000_000);
  });

  it('reports of an unexpected error only the id under which it is logged', async () => {
    const store = await pglite.open();
    await seedDemo(store);
    const broken = await createTestServer(store);
    const answer = await broken.call('GET /api/labels', { as: 'member@demo.test' });
    expect(answer.status).toBe(200);
    await broken.store.close();
    const failed = await broken.call('GET /api/labels', { as: 'member@demo.test' });
    expect([failed.status, messageOf(failed)]).toEqual([
      500,
      'The server could not do this. Please try again.',
    ]);
    const { requestId } = z.object({ requestId: z.string() }).parse(failed.body);
    expect(
      broken.logLines.some((line) => line.includes(requestId) && line.includes('"event":"failure"')),
    ).toBe(true);
    // The state of the store is a second old at most.
    const status = async () => (await broken.call('GET /status')).status;
    await expect.poll(status, { timeout: 5000 }).toBe(503);
  });
});

describe('other origins', () => {
  it('may call when they are listed', async () => {
    const { status, headers } = await preflight(appOrigin);
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe(appOrigin);
    expect(headers.get('access-control-allow-methods')).toContain('PUT');
    expect(headers.get('access-control-allow-headers')).toContain('Authorization');
    expect(
      (await send('GET', '/health', { origin: appOrigin })).headers.get('access-control-allow-origin'),
    ).toBe(appOrigin);
  });

  it('can read a failure too, and when to try again', async () => {
    const refused = await send('GET', '/api/articles', { origin: appOrigin });
    expect(refused.status).toBe(401);
    expect(refused.headers.get('access-control-allow-origin')).toBe(appOrigin);
    expect(refused.headers.get('access-control-expose-headers')).toContain('Retry-After');
  });

  it.each(['https://evil.test', 'https://app.example.test.evil.test', 'null', 'http://app.example.test'])(
    'get no permission as %s',
    async (origin) => {
      expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeNull();
      expect(
        (await send('GET', '/health', { origin })).headers.get('access-control-allow-origin'),
      ).toBeNull();
    },
  );
});

describe('an answer', () => {
  it.each(['/health', '/api/nothing', '/api/articles', '/openapi.json'])(
    'of %s is neither stored, sniffed nor framed',
    async (path) => {
      const { headers } = await send('GET', path);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('strict-transport-security')).toBeNull();
    },
  );
});

describe('a server that is reached over https', () => {
  it('tells browsers to use https for a year', async () => {
    const secure = await createTestServer(await pglite.open(), {
      config: { publicUrl: 'https://labels.example.com' },
    });
    const { headers } = await secure.call('GET /health');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    await secure.close();
  });
});

describe('more calls than a server has in hand at once', () => {
  it('are refused with the time to ask again, while the others and proxies are answered', async () => {
    const most = 1000;
    const answers = await Promise.all(Array.from({ length: most + 2 }, () => send('GET', '/api/articles')));
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused).toHaveLength(2);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(most);
    expect(refused.map(({ headers }) => headers.get('retry-after'))).toEqual(['2', '2']);
    const others = Array.from({ length: most }, () => send('GET', '/api/articles'));
    expect((await send('GET', '/ready')).status).toBe(200);
    expect((await Promise.all(others)).every(({ status }) => status === 401)).toBe(true);
  });
});

describe('a long answer', () => {
  it('is compressed for a client that accepts it, and the same for any other', async () => {
    const packed = await send('GET', '/openapi.json', { 'accept-encoding': 'gzip' });
    const plain = await send('GET', '/openapi.json');
    expect([packed.headers.get('content-encoding'), plain.headers.get('content-encoding')]).toEqual([
      'gzip',
      null,
    ]);
    expect(packed.headers.get('vary')).toContain('Accept-Encoding');
    const bytes = Buffer.from(await packed.arrayBuffer());
    const text = await plain.text();
    expect(bytes.length).toBeLessThan(text.length / 4);
    expect(gunzipSync(bytes).toString()).toBe(text);
  });

  it('is not when it is short: the server is asked often whether it is well', async () => {
    const short = await send('GET', '/health', { 'accept-encoding': 'gzip' });
    expect(short.headers.get('content-encoding')).toBeNull();
    expect(short.headers.get('content-length')).toBe(String((await short.text()).length));
  });
});

describe('/openapi.json', () => {
  it('describes each call with its rule, its request and its answer', async () => {
    const described = z
      .object({
        paths: z.record(
          z.string(),
          z.record(z.string(), z.looseObject({ 'x-access': z.unknown(), responses: z.unknown() })),
        ),
      })
      .parse(await (await send('GET', '/openapi.json')).json());
    expect(Object.keys(described.paths)).toContain('/api/printjobs/article');
    expect(described.paths['/api/articles']?.['get']).toMatchObject({
      'x-access': 'signed-in',
      'x-source': 'specification',
    });
    expect(described.paths['/api/articles']?.['post']).toMatchObject({ requestBody: { required: true } });
    expect(JSON.stringify(described.paths['/api/labels/{id}'])).toContain('"in":"path"');
  });
});
