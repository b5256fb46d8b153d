import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { billOf } from '../scripts/licences/bill-of-materials.ts';
import { broughtParts } from '../scripts/licences/brought-parts.ts';
import { keptTexts } from '../scripts/licences/kept-texts.ts';
import { APP_NOTICES, noticesOf } from '../scripts/licences/notices.ts';
import { packagesOf, programs, type ProgramName } from '../scripts/licences/programs.ts';
import { koffiForWindows } from '../scripts/packaging/koffi-for-windows.ts';
import { projectRoot } from './source-files.ts';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const names: readonly ProgramName[] = ['app', 'server', 'helper'];
const all = names.flatMap((name) => packagesOf(projectRoot, name));

/** What is no source: compiled programs, fonts, archives, data. */
const BINARY = /^\.(?:wasm|node|so|dll|dylib|exe|data|ttf|otf|woff2?|afm|icc|gz|bin|trie)$/;
/** Packages that are fonts and nothing else: their own licence files have the licence of the fonts. */
const FONT_PACKAGES = ['@expo-google-fonts/noto-sans'];

const hasBinary = (folder: string): boolean =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).some((file) => BINARY.test(extname(file)));

describe('what Platen ships of others', () => {
  it('is what pnpm lists for production', () => {
    const words = ['-r', 'licenses', 'list', '--prod', '--json'];
    const listed = Object.values(
      JSON.parse(execFileSync('pnpm', words, { cwd: projectRoot, encoding: 'utf8' })) as Record<
        string,
        readonly { readonly name: string; readonly versions: readonly string[] }[]
      >,
    ).flat();
    const expected = listed
      .flatMap(({ name, versions }) => versions.map((version) => `${name}@${version}`))
      // The native part for the system that the tests run on.
      .filter((one) => !one.startsWith('@koromix/koffi-'));
    const found = new Set(all.map(({ name, version }) => `${name}@${version}`));
    expect(found).toEqual(new Set(expected));
  });

  // It fails with a sentence for each licence that is not allowed, and for each text that is missing.
  it.each(names)(
    'is in the notices of the %s, under a licence that is allowed and with its text',
    (program) => {
      const notices = noticesOf(projectRoot, program);
      const missing = packagesOf(projectRoot, program).filter(
        ({ name, version }) => !notices.includes(`\n${name} ${version}\n`),
      );
      expect(missing).toEqual([]);
      expect(notices).not.toContain('undefined');
      expect(noticesOf(projectRoot, program)).toBe(notices);
    },
  );

  it('is named as well where it is inside of a binary', () => {
    const unnamed = all
      .filter(({ name, folder }) => !Object.hasOwn(broughtParts, name) && hasBinary(folder))
      .map(({ name }) => name);
    expect(new Set(unnamed)).toEqual(new Set(FONT_PACKAGES));
    const inServer = noticesOf(projectRoot, 'server');
    const inHelper = noticesOf(projectRoot, 'helper');
    for (const part of ['SIL OPEN FONT LICENSE', 'PostgreSQL with pg_trgm', 'PDFium (', 'ZXing-C++ ('])
      expect(inServer).toContain(part);
    for (const part of ['SIL OPEN FONT LICENSE', 'PDFium (', koffiForWindows.name, 'NSIS'])
      expect(inHelper).toContain(part);
    expect(inHelper).not.toContain('PostgreSQL with pg_trgm');
  });

  it('has no text that nothing needs', () => {
    const parts = [
      ...Object.values(broughtParts).flatMap((one) => one.parts),
      ...names.flatMap((name) => programs[name].built),
    ];
    const used = new Set([
      ...parts.flatMap(({ text }) => ('kept' in text ? [text.kept] : [])),
      ...Object.values(keptTexts).map(({ file }) => file),
    ]);
    expect(new Set(readdirSync(join(projectRoot, 'scripts/licences/texts')))).toEqual(used);
    const needed = new Set(all.map(({ name }) => name));
    const keys = [...Object.keys(keptTexts), ...Object.keys(broughtParts)];
    expect(keys.filter((name) => !needed.has(name))).toEqual([]);
  });

  it('is linked from the page of help', () => {
    expect(read('server/src/program/help/help-page.ts')).toContain(`"./${APP_NOTICES}"`);
  });
});

describe('the bill of materials', () => {
  interface Listed {
    readonly components: readonly {
      readonly purl?: string;
      readonly licenses?: unknown;
      readonly hashes?: readonly { readonly content: string }[];
    }[];
  }

  it.each(['server', 'helper'] as const)(
    'of the %s has every package with licence and hash',
    async (program) => {
      const text = await billOf(projectRoot, program, '24.0.0');
      const { components } = JSON.parse(text) as Listed;
      const purls = new Map(
        components.flatMap((one) => (one.purl === undefined ? [] : [[one.purl, one] as const])),
      );
      const lock = read('pnpm-lock.yaml');
      const lacking = packagesOf(projectRoot, program).filter(({ name, version }) => {
        const found = purls.get(`pkg:npm/${name.replace('@', '%40')}@${version}`);
        const hash = Buffer.from(found?.hashes?.[0]?.content ?? '', 'hex').toString('base64');
        return hash === '' || !lock.includes(`sha512-${hash}`) || found?.licenses === undefined;
      });
      expect(lacking).toEqual([]);
      expect(components.length).toBeGreaterThan(packagesOf(projectRoot, program).length);
      expect(text).not.toMatch(/pkg:npm\/(?:platen|server|helper|label-core)@/);
      expect(await billOf(projectRoot, program, '24.0.0')).toBe(text);
    },
  );

  it('has the hash of the native part for Windows that the lock file has', () => {
    expect(read('pnpm-lock.yaml')).toContain(koffiForWindows.integrity);
  });
});
