import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { compiledMessages } from './scripts/messages/compile-messages.ts';
import { languagePacks } from './scripts/messages/language-packs.ts';
import { belongsToRun, extentOf } from './scripts/test-run/belongs-to-run.ts';
import { LongFilesFirst } from './scripts/test-run/long-files-first.ts';

const root = import.meta.dirname;
const alias = { '@': fileURLToPath(new URL('./src', import.meta.url)) };

/**
 * A file that replaces modules or loads them anew would do so for the files after it: it runs in a worker of its own.
 * Another reason is given by a line `// @isolated: why`.
 */
const signsOfOwnWorker = ['vi.mock(', 'vi.doMock(', 'resetModules(', '// @isolated: '];
const needsOwnWorker = (text: string) => signsOfOwnWorker.some((sign) => text.includes(sign));
const extent = extentOf(process.env);
/** Components are drawn into a document. A plain `.ts` that needs one says so in its first line. */
const needsDocument = (file: string, text: string) =>
  file.endsWith('.tsx') || text.startsWith('// @vitest-environment jsdom\n');

/**
 * What takes longer has stopped. It is no limit of speed: a busy machine takes ten times as long, and the report at the
 * end names what is slow.
 */
const HANGING_MS = 120_000;

interface Room {
  readonly name: string;
  /** Globs of its test files, from the root of the repository. */
  readonly tests: readonly string[];
  readonly setupFiles?: readonly string[];
  readonly globalSetup?: readonly string[];
  /**
   * Threads are quicker to start. Processes are for rooms that start many databases: while threads of one process load
   * and release WebAssembly, V8 sometimes loses count of its pages of code and ends them all ("Check failed:
   * jit_page.has_value()", nodejs/node#64500).
   */
  readonly pool: 'threads' | 'forks';
}

/**
 * The projects of a room: a worker runs its files one after the other and loads each module once; what needs a document
 * or a worker of its own is a project beside it, `app (document)` or `server (isolated)`.
 */
function projectsOf({
  name,
  tests,
  setupFiles = [],
  globalSetup = [],
  pool,
}: Room): TestProjectConfiguration[] {
  const files = globSync([...tests], { cwd: root })
    .map((file) => ({ file, text: readFileSync(`${root}/${file}`, 'utf8') }))
    .filter(({ text }) => belongsToRun(text, extent));
  return [false, true].flatMap((hasDocument) =>
    [false, true].flatMap((isIsolated) => {
      const include = files
        .filter(({ text }) => needsOwnWorker(text) === isIsolated)
        .filter(({ file, text }) => needsDocument(file, text) === hasDocument)
        .map(({ file }) => file);
      if (include.length === 0) return [];
      const kinds = [hasDocument && 'document', isIsolated && 'isolated'].filter(Boolean);
      return {
        // Components are tried as they are served: compiled. It makes their tests a twentieth quicker, too.
        plugins: [compiledMessages(), languagePacks(), ...(hasDocument ? [react({ compiler: true })] : [])],
        resolve: { alias },
        test: {
          name: kinds.length === 0 ? name : `${name} (${kinds.join(', ')})`,
          include,
          pool,
          isolate: isIsolated,
          environment: hasDocument ? 'jsdom' : 'node',
          setupFiles: ['tests/property-seed.ts', ...setupFiles],
          globalSetup: [...globalSetup],
          // Evaluated for each file: it defines the databases that the setup takes away.
          server: { deps: { inline: ['fake-indexeddb'] } },
          testTimeout: HANGING_MS,
          hookTimeout: HANGING_MS,
          expect: { poll: { timeout: HANGING_MS / 2 } },
        },
      };
    }),
  );
}

/** One run; `vitest run --project 'helper*'` runs a single room. */
export default defineConfig({
  test: {
    // Two more than there are processors: a fifth of the time of the tests is waiting for a timer or another program.
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: LongFilesFirst },
    projects: [
      ...projectsOf({
        name: 'app',
        tests: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
        setupFiles: ['src/shared/testing/setup.ts'],
        pool: 'threads',
      }),
      ...projectsOf({ name: 'label-core', tests: ['label-core/src/**/*.test.ts'], pool: 'forks' }),
      ...projectsOf({
        name: 'server',
        tests: ['server/src/**/*.test.ts'],
        globalSetup: ['server/src/testing/after-run.ts'],
        pool: 'forks',
      }),
      ...projectsOf({ name: 'helper', tests: ['helper/src/**/*.test.ts'], pool: 'forks' }),
      // The contract reads the server's answers with the app's own parsers.
      ...projectsOf({ name: 'house', tests: ['tests/**/*.test.ts'], pool: 'forks' }),
    ],
  },
});
