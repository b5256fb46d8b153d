import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { refusals } from '../scripts/licences/allowed-licences.ts';
import { requireNoticed } from '../scripts/licences/bundled-packages.ts';
import type { Component } from '../scripts/licences/component.ts';
import { isMetBy } from '../scripts/licences/licence-expression.ts';
import { licenceTexts } from '../scripts/licences/licence-texts.ts';
import { noticesText } from '../scripts/licences/notices.ts';
import { removeUnusedFiles } from '../scripts/package-server/unused-files.ts';
import { projectRoot } from './source-files.ts';

const folders: string[] = [];
function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'platen-licences-'));
  folders.push(folder);
  return folder;
}
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const component = (over: Partial<Component> = {}): Component => ({
  name: 'some-package',
  version: '1.2.3',
  licence: 'MIT',
  source: 'https://example.com',
  texts: ['Do as you like.'],
  ...over,
});

const packageWith = (name: string, files: Readonly<Record<string, string>>) => {
  const folder = emptyFolder();
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return { name, version: '1.2.3', folder };
};

const moduleOf = (name: string) =>
  `${projectRoot}/node_modules/.pnpm/${name}@1/node_modules/${name}/index.js`;

const lay = (folder: string, files: readonly string[]) => {
  for (const file of files) {
    const path = join(folder, 'node_modules/.pnpm', file);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, '');
  }
};

const fonts = 'bwip-js@1.0.0/node_modules/bwip-js/fonts';
const extensions = '@electric-sql+pglite@1.0.0/node_modules/@electric-sql/pglite/dist';

describe('a licence expression', () => {
  const allowed = new Set(['MIT', 'ISC', 'Apache-2.0 WITH LLVM-exception']);

  it.each([
    ['MIT', true],
    ['GPL-3.0-only', false],
    ['(MIT OR GPL-3.0-only)', true],
    ['GPL-3.0-only OR MIT', true],
    ['GPL-2.0-only OR GPL-3.0-only', false],
    ['MIT AND ISC', true],
    ['MIT AND GPL-3.0-only', false],
    // AND binds closer than OR.
    ['GPL-3.0-only AND MIT OR ISC', true],
    ['GPL-3.0-only AND (MIT OR ISC)', false],
    ['((MIT))', true],
    // With an exception a licence is another one, in both directions.
    ['Apache-2.0 WITH LLVM-exception', true],
    ['Apache-2.0', false],
    ['MIT WITH some-exception', false],
    ['mit', false],
  ])('%s is met: %s', (expression, isMet) => {
    expect(isMetBy(expression, allowed)).toBe(isMet);
  });

  it.each(['', 'SEE LICENSE IN FILE', 'MIT OR', '(MIT', 'MIT)', 'AND MIT', 'MIT ISC', 'MIT WITH'])(
    'is not “%s”',
    (expression) => {
      expect(() => isMetBy(expression, allowed)).toThrow(`“${expression}” is no SPDX expression.`);
    },
  );
});

describe('a licence outside of the list', () => {
  it.each([
    ['GPL-3.0-only', 'some-package 1.2.3 is under GPL-3.0-only, which is not allowed: use another package'],
    ['SEE LICENSE IN FILE', 'some-package 1.2.3 is under SEE LICENSE IN FILE, which is not allowed'],
    [undefined, 'some-package 1.2.3 names no licence: find out which it has'],
  ])('is refused with a sentence that says what to do: %s', (licence, sentence) => {
    expect(refusals([component(), component({ licence })])).toEqual([
      expect.stringContaining(sentence) as string,
    ]);
  });
});

describe('the licence text of a package', () => {
  it.each([
    ['LICENSE', ['the text']],
    ['licence.md', ['the text']],
    ['COPYING', ['the text']],
    ['CopyrightNotice.txt', ['the text']],
  ])('is that of its file %s', (file, texts) => {
    expect(licenceTexts(packageWith('some-package', { [file]: 'the text\n', 'index.js': '' }))).toEqual(
      texts,
    );
  });

  it('is that of all its files, in the order of their names, whatever ends their lines', () => {
    const files = { LICENSE_FONT: 'of the\r\nfont  \r\n', LICENSE: '\uFEFFof the code\n\n' };
    expect(licenceTexts(packageWith('some-font', files))).toEqual(['of the code', 'of the\nfont']);
  });

  it('is the one that is kept here where it has no file', () => {
    expect(licenceTexts(packageWith('fontkit', {}))[0]).toContain('2014-present Devon Govett');
  });

  it.each(['some-package', 'constructor'])('is asked for in a sentence where there is none: %s', (name) => {
    expect(() => licenceTexts(packageWith(name, { 'README.md': 'MIT' }))).toThrow(
      `${name} 1.2.3 has no licence file: find the text of its licence, keep it in scripts/licences/texts`,
    );
  });
});

describe('the notices', () => {
  const components = [
    component({ name: 'a' }),
    component({ name: 'b', texts: ['Keep this line.', 'Do as you like.'] }),
  ];

  it('name everything, print each text once, and say whose it is', () => {
    const notices = noticesText('A program', components);
    expect(notices).toContain('a 1.2.3\n  MIT [1]\n');
    expect(notices).toContain('b 1.2.3\n  MIT [2] [1]\n');
    expect(notices.split('Do as you like.')).toHaveLength(2);
    expect(notices).toContain('[1] a, b\n');
    expect(notices).toContain('[2] b\n');
  });

  it('say where the licence of Node is, in what leaves with it', () => {
    const node = { version: '24.0.0', licenceIs: 'LICENSE.node' };
    expect(noticesText('A program', components, node)).toContain(
      'Node.js 24.0.0\n  MIT and others: LICENSE.node\n',
    );
  });
});

describe('a bundle', () => {
  it('may have in it what its program needs when it runs, the sources and what the bundler adds', () => {
    const modules = [moduleOf('zod'), `${projectRoot}/helper/src/index.ts`, '\0rolldown/runtime.js'];
    expect(() => requireNoticed(modules, projectRoot, 'helper')).not.toThrow();
  });

  it('may not have in it what would not be in the notices', () => {
    const modules = [moduleOf('vitest'), moduleOf('@scope/other'), moduleOf('zod')];
    expect(() => requireNoticed(modules, projectRoot, 'helper')).toThrow(
      '@scope/other, vitest: in the bundle of the helper, but not among its dependencies',
    );
  });
});

describe('the packed server', () => {
  it('leaves fonts and extensions behind that it never opens', () => {
    const folder = emptyFolder();
    lay(folder, [`${fonts}/OCRB7.ttf`, `${extensions}/pgcrypto.tar.gz`, `${extensions}/pg_trgm.tar.gz`]);
    lay(folder, [`${extensions}/pglite.wasm`]);
    removeUnusedFiles(folder);
    expect(readdirSync(join(folder, 'node_modules/.pnpm', fonts))).toEqual([]);
    expect(readdirSync(join(folder, 'node_modules/.pnpm', extensions))).toEqual([
      'pg_trgm.tar.gz',
      'pglite.wasm',
    ]);
  });

  it('is not made when they are somewhere else', () => {
    const folder = emptyFolder();
    lay(folder, ['bwip-js@1.0.0/node_modules/bwip-js/fonts/README']);
    expect(() => removeUnusedFiles(folder)).toThrow('bwip-js has no');
  });
});
