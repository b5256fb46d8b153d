import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSite, type Site } from './create-site.ts';

const inline = "fetch('config.json')";
const config = { apiUrl: '', helperUrl: 'http://localhost:27417' };
let directory: string;
let site: Site;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'platen-site-'));
  await mkdir(join(directory, 'assets'));
  await writeFile(join(directory, 'index.html'), `<script>${inline}</script><script src="a.js"></script>`);
  await writeFile(join(directory, 'assets/app-B1c2D3e4.js'), 'plain');
  await writeFile(join(directory, 'assets/app-B1c2D3e4.js.br'), 'brotli');
  await writeFile(join(directory, 'silent-login.html'), 'silent');
  await writeFile(join(directory, '../platen-secret.txt'), 'secret');
  site = createSite({ directory, config, connect: ['http://localhost:27417'] });
});
afterAll(async () => {
  await rm(directory, { recursive: true });
  await rm(join(directory, '../platen-secret.txt'), { force: true });
});

const get = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  site(new Request(`http://platen.test${path}`, { headers, method }));

/** Returns the headers of a site with this page. */
const headersOf = async (html: string, publicUrl?: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'platen-page-'));
  await writeFile(join(folder, 'index.html'), html);
  const page = await createSite({ directory: folder, config, connect: [], publicUrl })(
    new Request('http://platen.test/'),
  );
  await rm(folder, { recursive: true });
  return page?.headers;
};

describe('the app’s files', () => {
  it('are served from /, new every time, with a policy that allows their own inline script and no other', async () => {
    const response = await get('/');
    expect(response?.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response?.headers.get('cache-control')).toBe('no-store');
    const policy = response?.headers.get('content-security-policy') ?? '';
    const hash = createHash('sha256').update(inline).digest('base64');
    expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval' 'sha256-${hash}';`);
    expect(policy).toContain("connect-src 'self' http://localhost:27417;");
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  });

  it('accept no markup and no scripts in texts when the page brings the policy for it', async () => {
    const strict = await headersOf(
      '<script src="./trusted-types.js"></script>',
      'https://labels.example.com',
    );
    expect(strict?.get('content-security-policy')).toMatch(
      /; require-trusted-types-for 'script'; trusted-types default$/,
    );
    expect(strict?.get('strict-transport-security')).toBe('max-age=31536000');
    const inside = await headersOf('<script>trustedTypes.createPolicy(`default`, {})</script>');
    expect(inside?.get('content-security-policy')).toMatch(/; trusted-types default$/);
    // Without the policy, every style sheet of the component library would be refused, and the page would be blank.
    const without = await headersOf('<script src="./app.js"></script>', 'http://localhost:8080');
    expect(without?.get('content-security-policy')).not.toContain('trusted-types');
    expect(without?.get('strict-transport-security')).toBeNull();
  });

  it('have headers that protect them from other sites', async () => {
    const headers = (await get('/'))?.headers;
    expect(headers?.get('x-content-type-options')).toBe('nosniff');
    expect(headers?.get('referrer-policy')).toBe('no-referrer');
    expect(headers?.get('cross-origin-opener-policy')).toBe('same-origin');
  });

  it('are cached for a year under a hashed name, and compressed for browsers that accept it', async () => {
    const compressed = await get('/assets/app-B1c2D3e4.js', { 'accept-encoding': 'gzip, br' });
    expect([await compressed?.text(), compressed?.headers.get('content-encoding')]).toEqual(['brotli', 'br']);
    expect(compressed?.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    const plain = await get('/assets/app-B1c2D3e4.js');
    expect([await plain?.text(), plain?.headers.get('content-encoding')]).toEqual(['plain', null]);
    expect(plain?.headers.get('cache-control')).toContain('immutable');
  });

  it('include their configuration in config.json', async () => {
    expect(await (await get('/config.json'))?.json()).toEqual(config);
  });

  it.each(['/api/articles', '/nothing.js', '/../platen-secret.txt', '/%2e%2e/platen-secret.txt', '/assets'])(
    'do not include %s',
    async (path) => {
      expect(await get(path)).toBeUndefined();
    },
  );

  it('cannot be changed', async () => {
    expect(await get('/', {}, 'POST')).toBeUndefined();
    expect(await (await get('/', {}, 'HEAD'))?.text()).toBe('');
  });
});
