import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectRoot } from './source-files.ts';

const configs = [
  '.oxlintrc.json',
  '.oxfmtrc.json',
  'knip.json',
  'package.json',
  'steiger.config.mjs',
  'tsconfig.app.json',
  'tsconfig.base.json',
  'tsconfig.floor.json',
  'tsconfig.gallery.json',
  'tsconfig.json',
  'tsconfig.node.json',
  'tsconfig.test.json',
  'vite.config.ts',
  'helper/tsconfig.json',
  'label-core/tsconfig.json',
  'server/tsconfig.json',
];

/** Modules that the configuration imports, or that a project needs. */
const NEEDED = {
  'label-core/src/index.ts': 'export {};\n',
  'scripts/delivery/delivery-plugins.ts': `export const deliveryPlugins = () => [];\n`,
  'scripts/messages/compile-messages.ts': `export const compiledMessages = () => ({ name: 'compiled-messages' });\n`,
  'scripts/messages/language-packs.ts': `export const languagePacks = () => ({ name: 'language-packs' });\n`,
};

/** Output of a tool for a model project. */
interface ToolAnswer {
  readonly exitCode: number;
  readonly output: string;
}

/** Small project with a few files under the configuration of this project, to break one rule at a time. */
export class ModelProject {
  readonly folder = mkdtempSync(join(tmpdir(), 'platen-guards-'));

  /** @param files text by path, added to the project's configuration */
  constructor(files: Readonly<Record<string, string>>) {
    for (const config of configs) cpSync(join(projectRoot, config), join(this.folder, config));
    symlinkSync(join(projectRoot, 'node_modules'), join(this.folder, 'node_modules'), 'dir');
    for (const [path, text] of Object.entries({ ...NEEDED, ...files })) {
      mkdirSync(dirname(join(this.folder, path)), { recursive: true });
      writeFileSync(join(this.folder, path), text);
    }
  }

  /** Runs a program of node_modules in the project. It may fail: that is what is tested. */
  async run(program: string, words: readonly string[]): Promise<ToolAnswer> {
    const file = join(projectRoot, 'node_modules/.bin', program);
    return await new Promise((resolve) => {
      execFile(file, words, { cwd: this.folder, maxBuffer: 2 ** 24 }, (error, stdout, stderr) => {
        const exitCode = error === null ? 0 : typeof error.code === 'number' ? error.code : -1;
        resolve({ exitCode, output: `${stdout}${stderr}` });
      });
    });
  }

  [Symbol.dispose](): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
