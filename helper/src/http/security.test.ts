import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startHelper } from '../start-helper.ts';
import { startFakeIppPrinter } from '../testing/index.ts';
import { appOrigin, createTestBench, pdfBase64, testPort, type TestBench } from '../testing/test-bench.ts';

const folder = { targetPrintQueue: 'Save to folder', pdfAsBase64String: pdfBase64, printJobEntryId: 'entry' };
let bench: TestBench;

beforeEach(async () => {
  bench = await createTestBench();
});

afterEach(async () => {
  await bench.close();
});

function ask(path: string, headers: Record<string, string>, init: RequestInit = {}): Promise<Response> {
  return bench.request(path, { ...init, headers });
}

const json = { 'content-type': 'application/json' };
const post = (headers: Record<string, string>, body: RequestInit['body'] = JSON.stringify(folder)) =>
  ask('/api/print', { ...json, ...headers }, { method: 'POST', body });

const preflight = (origin: string) =>
  ask('/api/print', { origin, 'access-control-request-method': 'POST' }, { method: 'OPTIONS' });
const form = (token: string) => ({ method: 'POST', body: new URLSearchParams({ token }) });
const ownOrigin = `http://localhost:${testPort}`;
const redeem = (token: string) => bench.request('/pair', { ...form(token), headers: { origin: ownOrigin } });

describe('statement 13: the helper', () => {
  it('listens on the loopback addresses and nowhere else', async () => {
    const helper = await startHelper({ port: 0, dataDir: join(bench.dataDir, 'own') });
    const others = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4')
      .map(({ address }) => address);
    try {
      expect(await canConnect('127.0.0.1', helper.port)).toBe(true);
      for (const address of others) {
        expect(await canConnect(address, helper.port)).toBe(false);
      }
    } finally {
      await helper.close();
    }
  });
});

describe('statement 14: the helper', () => {
  it.each(['localhost', '127.0.0.1', '[::1]', 'LOCALHOST'])('answers to the Host header %s', async (host) => {
    expect((await ask('/health', { host: `${host}:${testPort}` })).status).toBe(200);
  });

  it.each([
    'evil.example',
    `evil.example:${testPort}`,
    'localhost',
    'localhost:80',
    `localhost.evil.example:${testPort}`,
    `127.0.0.1.evil.example:${testPort}`,
    `0.0.0.0:${testPort}`,
  ])('refuses the Host header %s with 421 and no CORS header, also from an allowed app', async (host) => {
    for (const path of ['/health', '/api/printQueues', '/', '/pair']) {
      const response = await ask(path, { host });
      expect(response.status).toBe(421);
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});

describe('statement 15: the helper', () => {
  const strangers = [
    'https://evil.example',
    'null',
    `${appOrigin}.evil.example`,
    `${appOrigin}:8443`,
    appOrigin.replace('https', 'http'),
    'http://localhost:8080',
  ];

  it.each(strangers)(
    'refuses the origin %s everywhere and answers it nothing but "Healthy"',
    async (origin) => {
      for (const path of ['/api/settings', '/api/printQueues', '/api/jobs', '/', '/pair']) {
        const response = await ask(path, { origin });
        expect(response.status).toBe(403);
        expect(response.headers.get('access-control-allow-origin')).toBeNull();
      }
      expect((await post({ origin })).status).toBe(403);
      const health = await ask('/health', { origin });
      expect(health.headers.get('access-control-allow-origin')).toBeNull();
      expect(await health.json()).toEqual({ status: 'Healthy' });
      expect(bench.journal.find('entry')).toBeUndefined();
    },
  );

  it('returns the origin of an allowed app, never *, and varies by it', async () => {
    const response = await ask('/api/settings', { origin: appOrigin });
    expect(response.headers.get('access-control-allow-origin')).toBe(appOrigin);
    expect(response.headers.get('vary')).toContain('Origin');
    expect(await response.json()).toMatchObject({ computerName: 'packing-1', idempotentPrint: true });
  });

  it.each([
    ['cross-site', 403],
    ['same-site', 403],
    ['same-origin', 200],
    ['none', 200],
  ])('judges a request without Origin by its Sec-Fetch-Site header: %s', async (site, status) => {
    const headers = { host: `localhost:${testPort}`, 'sec-fetch-site': site, 'sec-fetch-mode': 'no-cors' };
    const response = await bench.request('/api/printQueues', { headers: { ...headers, origin: '' } });
    expect(response.status).toBe(status);
  });

  it('answers the preflight of an allowed app only', async () => {
    const allowed = await preflight(appOrigin);
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('access-control-allow-origin')).toBe(appOrigin);
    expect(allowed.headers.get('access-control-allow-headers')).toBe('content-type');
    const refused = await preflight('https://evil.example');
    expect(refused.status).toBe(403);
    expect(refused.headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
  ])('refuses the content type %s, which a page could send without a preflight', async (type) => {
    expect((await post({ 'content-type': type })).status).toBe(415);
  });

  it('refuses a request above 50 MB, declared or not', async () => {
    expect((await post({ 'content-length': String(51 * 1024 * 1024) }, '{}')).status).toBe(413);
    const huge = new Blob([new Uint8Array(51 * 1024 * 1024).fill(32)]).stream();
    const streamed = await bench.request('/api/print', {
      method: 'POST',
      headers: json,
      body: huge,
      duplex: 'half',
    });
    expect(streamed.status).toBe(413);
  });
});

describe('statement 16: the helper', () => {
  const zpl = { targetAddress: '127.0.0.1', port: 9100 };

  it.each([
    ['a public address', { targetAddress: '93.184.216.34', port: 9100 }, 403],
    ['a port that is no printer port', { targetAddress: '192.168.1.5', port: 22 }, 403],
    [
      'a web port of the router',
      { targetAddress: '192.168.1.1', port: 80, targetPrintQueue: 'ipp/print' },
      403,
    ],
    ['an LPD port', { targetAddress: '192.168.1.5', port: 515 }, 422],
    ['an address with a path', { targetAddress: '192.168.1.5/admin', port: 9100 }, 422],
    ['a missing printer', {}, 422],
  ])('refuses to print to %s', async (_target, target, status) => {
    const strict = await createTestBench({ config: { allowedTargets: [] } });
    expect(await strict.print({ ...target, pdfAsBase64String: pdfBase64 })).toMatchObject({ status });
    await strict.close();
  });

  it.each([
    ['an origin that is not allowed', 'https://evil.example/a.zpl', 403],
    ['an address inside the network', 'http://192.168.1.1/admin', 403],
    ['a file of this computer', 'file:///etc/passwd', 422],
    ['an address with credentials', `https://a:b@labels.example/a.zpl`, 422],
  ])('fetches no print file from %s', async (_file, printerFileUrl, status) => {
    expect(await bench.print({ ...zpl, printerFileUrl })).toMatchObject({ status });
  });

  it('follows no redirect of an allowed server', async () => {
    const files = await startFiles();
    const strict = await createTestBench({ config: { fileOrigins: [files.origin] } });
    await strict.print({
      targetPrintQueue: 'Save to folder',
      printerFileUrl: `${files.origin}/moved`,
      printJobEntryId: 'moved',
    });
    expect((await strict.until('moved', 'failed')).message).toContain('not followed');
    expect(files.paths).toEqual(['/moved']);
    await strict.close();
    files.server.close();
  });
});

describe('statement 17: the helper', () => {
  it('prints an entry once and answers a repeat from the journal, also after a restart a day later', async () => {
    const printer = await startFakeIppPrinter();
    const body = { ...printer.target, pdfAsBase64String: pdfBase64, printJobEntryId: 'once' };
    const helper = { port: 0, dataDir: join(bench.dataDir, 'own'), origins: [appOrigin] };
    const settings = { ...helper, allowedTargets: [{ host: '127.0.0.1', port: '*' as const }] };
    const send = async (at: number) => {
      const response = await fetch(`http://127.0.0.1:${at}/api/print`, {
        method: 'POST',
        headers: { ...json, origin: appOrigin },
        body: JSON.stringify(body),
      });
      return response.json();
    };
    const first = await startHelper(settings);
    expect(await send(first.port)).toMatchObject({ replayed: false });
    await first.idle();
    await first.close();
    const tomorrow = Date.now() + 24 * 3_600_000;
    const clock = { now: () => tomorrow, sleep: () => Promise.resolve() };
    const second = await startHelper({ ...settings, clock });
    expect(await send(second.port)).toMatchObject({ replayed: true, state: 'completed' });
    await second.close();
    await printer.close();
    expect(printer.attempts).toBe(1);
  });
});

describe('statement 18: the pairing with an app', () => {
  const stranger = 'https://new-app.example';

  async function openPage(): Promise<string> {
    const headers = {
      origin: '',
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
    };
    const page = await bench.request(`/pair?origin=${stranger}`, { headers });
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    return /name="token" value="([^"]+)"/.exec(await page.text())?.[1] ?? '';
  }

  it('allows an app once the person at the computer agrees, and can be taken back', async () => {
    const allowed = await redeem(await openPage());
    expect(allowed.status).toBe(303);
    expect((await ask('/api/settings', { origin: stranger })).status).toBe(200);
    const status = await (await ask('/', { origin: '', 'sec-fetch-site': 'none' })).text();
    const token = /name="token" value="([^"]+)"/.exec(status)?.[1] ?? '';
    await bench.request('/pair/remove', { ...form(token), headers: { origin: ownOrigin } });
    expect((await ask('/api/settings', { origin: stranger })).status).toBe(403);
  });

  it.each([
    ['from the app itself', { origin: stranger }],
    ['from an allowed app', { origin: appOrigin }],
    ['without Origin', { origin: '' }],
    ['from another site without Origin', { origin: '', 'sec-fetch-site': 'cross-site' }],
  ])('cannot be called %s', async (_from, headers) => {
    const token = await openPage();
    expect((await bench.request('/pair', { ...form(token), headers })).status).toBe(403);
    expect((await ask('/api/settings', { origin: stranger })).status).toBe(403);
  });

  it('accepts each token once, and no invented one', async () => {
    const token = await openPage();
    expect((await redeem('invented')).status).toBe(403);
    expect((await redeem(token)).status).toBe(303);
    expect((await redeem(token)).status).toBe(403);
  });

  it('cannot be framed or read by another page', async () => {
    const framed = {
      origin: '',
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'iframe',
    };
    expect((await ask('/pair', framed)).status).toBe(403);
  });
});

function canConnect(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 1_000 });
    const end = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket
      .once('connect', () => end(true))
      .once('error', () => end(false))
      .once('timeout', () => end(false));
  });
}

async function startFiles(): Promise<{ server: Server; origin: string; paths: string[] }> {
  const paths: string[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url ?? '');
    response.writeHead(302, { location: '/secret' }).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, paths };
}
