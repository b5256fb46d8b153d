import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readHelperPackages, type HelperPackages } from '../../exchange/updates/helper-packages.ts';
import { noReleases, releaseFacts } from '../../exchange/updates/release-facts.ts';
import { installPage } from '../help/install-page.ts';
import { createDownloads } from './create-downloads.ts';
import { installScript } from './install-script.ts';

const names = [
  'platen-helper-1.2.3-linux-arm64.tar.xz',
  'platen-helper-1.2.3-linux-x64.tar.xz',
  'platen-helper-1.2.3-macos-arm64.zip',
  'platen-helper-1.2.3-windows-x64-setup.exe',
  'platen-helper_1.2.3_amd64.deb',
];
const windows = 'platen-helper-1.2.3-windows-x64-setup.exe';
const content = '0123456789';
const hash = createHash('sha256').update(content).digest('hex');

let folder: string;
let offered: HelperPackages;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'platen-downloads-'));
  for (const name of names) writeFileSync(join(folder, name), content);
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  const assets = [...names, '../secret.txt'].map((name) => ({
    name,
    browser_download_url: name,
    digest: `sha256:${hash}`,
  }));
  writeFileSync(join(folder, 'releases.json'), JSON.stringify([{ tag_name: 'v1.2.3', assets }]));
  const read = readHelperPackages(folder);
  if (!read) throw new Error('There are packages.');
  offered = read;
});
afterAll(() => rmSync(folder, { recursive: true }));

const ask = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  createDownloads(
    offered,
    undefined,
  )(new Request(`http://labels.test/downloads/helper/${path}`, { headers, method }));

describe('the packages of the helper', () => {
  it('are none where there is no folder, and refused where its list is another', () => {
    expect(readHelperPackages(join(folder, 'nowhere'))).toBeUndefined();
    const other = mkdtempSync(join(tmpdir(), 'platen-downloads-'));
    for (const text of ['[]', '{', '[{"tag_name": "newest", "assets": []}]']) {
      writeFileSync(join(other, 'releases.json'), text);
      expect(() => readHelperPackages(other)).toThrow('is no list of packages');
    }
    rmSync(other, { recursive: true });
  });

  it('are downloaded whole, with their name, size and tag, and kept for ever', async () => {
    const answer = ask(windows);
    expect(answer?.status).toBe(200);
    expect(Object.fromEntries(answer?.headers ?? [])).toMatchObject({
      'content-length': '10',
      'content-disposition': expect.stringContaining(`attachment; filename="${windows}"`),
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      etag: `"${hash}"`,
      'x-content-type-options': 'nosniff',
    });
    expect(await answer?.text()).toBe(content);
    expect(ask(windows, { 'if-none-match': `"${hash}"` })?.status).toBe(304);
    const head = ask(windows, {}, 'HEAD');
    expect([head?.headers.get('content-length'), await head?.text()]).toEqual(['10', '']);
  });

  it.each([
    ['bytes=3-', '3456789', 'bytes 3-9/10'],
    ['bytes=0-0', '0', 'bytes 0-0/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=-99', content, 'bytes 0-9/10'],
    ['bytes=5-99', '56789', 'bytes 5-9/10'],
  ])('go on where a download stopped: %s', async (range, part, told) => {
    const answer = ask(windows, { range });
    expect([answer?.status, answer?.headers.get('content-range'), await answer?.text()]).toEqual([
      206,
      told,
      part,
    ]);
  });

  it.each([
    [{ range: 'bytes=0-1,3-4' }, 200],
    [{ range: 'lines=1-2' }, 200],
    [{ range: 'bytes=-' }, 200],
    [{ range: 'bytes=3-', 'if-range': '"another"' }, 200],
    [{ range: 'bytes=3-', 'if-range': `"${hash}"` }, 206],
    [{ range: 'bytes=10-' }, 416],
    [{ range: 'bytes=5-3' }, 416],
  ])('asked for with %j are answered with %i', (headers, status) => {
    expect(ask(windows, headers as Record<string, string>)?.status).toBe(status);
  });

  it.each(['nothing.exe', 'secret.txt', '..%2Fsecret.txt', '%2e%2e/secret.txt', 'constructor', ''])(
    'are all that is there: %s is not',
    (path) => {
      expect(ask(path)).toBeUndefined();
    },
  );

  it('are not written to', () => {
    expect(ask(windows, {}, 'PUT')).toBeUndefined();
  });

  it('are listed as the app reads releases, with whole addresses, and by their sums', async () => {
    const list: unknown = await ask('releases.json')?.json();
    expect(list).toMatchObject([{ tag_name: 'v1.2.3', draft: false, prerelease: false }]);
    expect(JSON.stringify(list)).toContain(`http://labels.test/downloads/helper/${windows}`);
    expect(JSON.stringify(list)).not.toContain('secret');
    expect(await ask('SHA256SUMS')?.text()).toContain(`${hash}  ${windows}\n`);
    const published = createDownloads(
      offered,
      'https://labels.example',
    )(new Request('http://10.0.0.1/downloads/helper/releases.json'));
    expect(await published?.text()).toContain(`https://labels.example/downloads/helper/${windows}`);
  });
});

describe('the facts about releases', () => {
  const url = 'https://labels.example';

  it('name the packages of this server', () => {
    expect(releaseFacts(noReleases, offered, url)).toEqual({
      githubReleasesUrl: `${url}/downloads/helper/releases.json`,
      latestVersion: '1.2.3',
      downloadUrl: `${url}/helper`,
      windowsDownloadUrl: `${url}/downloads/helper/${windows}`,
      macDownloadUrl: `${url}/helper#macos`,
    });
  });

  it('are what the operator has set, if anything, and empty without packages', () => {
    const set = {
      ...noReleases,
      githubReleasesUrl: 'https://elsewhere.example/list',
      latestVersion: '9.9.9',
    };
    expect(releaseFacts(set, offered, url)).toMatchObject({
      githubReleasesUrl: 'https://elsewhere.example/list',
      latestVersion: '9.9.9',
    });
    expect(releaseFacts(noReleases, undefined, url)).toEqual(noReleases);
  });
});

describe('the install page', () => {
  it('has every package with its size, and the line for a terminal', async () => {
    const page = await (await installPage('en', offered, 'https://labels.example')).text();
    for (const name of names) expect(page).toContain(`href="./downloads/helper/${name}"`);
    expect(page).toContain('curl -fsS https://labels.example/downloads/helper/install.sh | sh');
    expect(page).toContain('id="macos"');
  });

  it('says where there is none', async () => {
    const page = await (await installPage('de', undefined, 'https://labels.example')).text();
    expect(page).toContain('Dieser Server bietet die Druckhilfe nicht zum Herunterladen an.');
  });
});

describe('the install script', () => {
  it('is valid for a shell of POSIX, whatever the address of the server', () => {
    const script = installScript(offered, "https://labels.example/a'b");
    expect(spawnSync('sh', ['-n'], { input: script }).status).toBe(0);
    expect(script).toContain("server='https://labels.example/a%27b'");
    expect(script).toContain("app='https://labels.example'");
  });

  it('stops at a download that is not the one that the server names', () => {
    const home = mkdtempSync(join(tmpdir(), 'platen-install-'));
    const tools = mkdtempSync(join(tmpdir(), 'platen-tools-'));
    // A proxy that answers with something else.
    writeFileSync(join(tools, 'curl'), '#!/bin/sh\nprintf damaged > "$4"\n', { mode: 0o755 });
    const { status, stderr } = spawnSync('sh', [], {
      input: installScript(offered, 'http://labels.test'),
      env: { HOME: home, PATH: `${tools}:/usr/bin:/bin` },
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toContain('The download is damaged');
    expect(execFileSync('ls', ['-A', home], { encoding: 'utf8' })).toBe('');
    for (const one of [home, tools]) rmSync(one, { recursive: true });
  });
});
