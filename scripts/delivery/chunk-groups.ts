import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const SCREENS = /^src\/pages\/.*-page\.tsx$/;
/** Screens behind the sign-in, and the app itself. */
const BEHIND_SIGN_IN =
  /^(index\.html|src\/(pages\/(?!account\/).*-page\.tsx|app\/routes\/member-shell\.ts))$/;

/** Modules that come in one file: those that at least a share of these screens need. */
interface ChunkGroup {
  readonly name: string;
  /** Modules that are imported when a screen is opened, as paths from the root. */
  readonly needs: RegExp;
  /** Share of them that must need a module, above 0 and up to 1; without it, one is enough. */
  readonly share?: number;
  /** Only modules that no screen behind the sign-in needs. */
  readonly isOwn?: boolean;
  /** Screens of one kind: their style sheets come with them, and what else they need is in no later group. */
  readonly isOfScreens?: boolean;
  /** Compiled whole while the file arrives, for what the first screen runs: later it would be compiled piece by piece. */
  readonly isCompiledAhead?: boolean;
}

/**
 * Groups of the app, in the order in which a visit needs them: a module is in the first that takes it. Many small files
 * cost a request each and compress worse; one large file would bring what the first screen does not need. What a module
 * imports is needed by at least as many screens, so that no group imports a later one.
 */
const GROUPS: readonly ChunkGroup[] = [
  {
    name: 'login',
    needs: /^src\/(app\/layouts\/public-layout|pages\/account\/login\/ui\/login-page)\.tsx$/,
    isOwn: true,
    isCompiledAhead: true,
  },
  {
    name: 'first',
    needs:
      /^(index\.html|src\/app\/layouts\/public-layout\.tsx|src\/pages\/account\/login\/ui\/login-page\.tsx)$/,
    isCompiledAhead: true,
  },
  { name: 'api', needs: /^src\/app\/routes\/complete-session\.ts$/, isCompiledAhead: true },
  // What reads data in a component: the sign-in needs it, but not the rest of the shell.
  {
    name: 'api',
    needs: /^src\/(app\/routes\/member-shell\.ts|features\/sign-in\/ui\/identity-provider-list\.tsx)$/,
    share: 1,
  },
  { name: 'shell', needs: /^src\/app\/routes\/member-shell\.ts$/, isCompiledAhead: true },
  { name: 'common', needs: SCREENS, share: 0.38, isCompiledAhead: true },
  // The list that is opened most is in one file; what the other lists share besides is in the next.
  {
    name: 'list',
    needs: /^src\/pages\/print\/articles\/ui\/print-articles-page\.tsx$/,
    isCompiledAhead: true,
  },
  {
    name: 'lists',
    needs: /^src\/pages\/(.*\/list|print\/(history|label-articles|labels|orders))\/ui\/.*-page\.tsx$/,
    share: 0.12,
    isOfScreens: true,
  },
  {
    name: 'scan',
    needs: /^src\/(features\/scan-to-print\/ui\/list-scans\.tsx|shared\/lib\/scan\/listen-for-scans\.ts)$/,
  },
  // Menus and popovers: fetched when the frame is idle.
  { name: 'overlay', needs: /^src\/app\/layouts\/header\/(help-menu|helper-popover)\.tsx$/ },
  { name: 'form', needs: /^src\/pages\/.*\/form\/ui\/.*-page\.tsx$/, share: 0.25, isOfScreens: true },
  // Printing from a file shares its steps, and their style sheets, with the import: that would bring this file along.
  {
    name: 'print',
    needs: /^src\/pages\/print\/.*\/print-(?!file-)\w+-page\.tsx$/,
    share: 0.4,
    isOfScreens: true,
  },
];

/** Style sheets of a group of screens come together: those of a screen alone are a few hundred bytes. */
const STYLES = /\.module\.css$/;

/**
 * First line of a file that is compiled whole while it arrives. Others ignore the comment.
 * @see https://github.com/WICG/explicit-javascript-compile-hints-file-based
 */
const COMPILED_AHEAD = '//# allFunctionsCalledOnLoad\n';

/** What the bundler adds to every build. */
const RUNTIME = /rolldown\/runtime/;

/** The page and its script. */
const ENTRY = /(index\.html|src\/app\/entrypoint\/main\.tsx)$/;

/**
 * Puts the modules of the app into the files of GROUPS. Which screen needs which module is known only after unused code
 * is left out, so the app is built once without groups, and again with them.
 * @param plugins those without which the sources cannot be read
 */
export const groupChunks = (root: string, plugins: () => readonly Plugin[]): Plugin => ({
  name: 'group-chunks',
  apply: 'build',
  async config(config) {
    // Other pages, such as the gallery, are built with the same settings.
    if (config.root !== undefined && config.root !== root) return undefined;
    const result = await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [...plugins()],
      worker: config.worker,
      resolve: config.resolve,
      build: { write: false, minify: false, reportCompressedSize: false, target: config.build?.target },
    });
    const groupOf = groupsByModule(outputOf(result), root);
    const name = (id: string) => (RUNTIME.test(id) ? 'first' : (groupOf.get(id) ?? null));
    return {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // What a module imports is in its group or an earlier one already.
              groups: [{ debugName: 'groups of the app', name, includeDependenciesRecursively: false }],
            },
          },
        },
      },
    };
  },
  // After the minifier, which removes comments, and after what else is put at the top of a file.
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk' || !isCompiledAhead(output.name)) continue;
        output.code = COMPILED_AHEAD + output.code;
      }
    },
  },
});

const isCompiledAhead = (group: string): boolean =>
  GROUPS.some((one) => one.name === group && one.isCompiledAhead);

function outputOf(result: Awaited<ReturnType<typeof build>>): readonly Rolldown.OutputChunk[] {
  const [built] = Array.isArray(result) ? result : [result];
  if (!built || !('output' in built)) throw new Error('The build of the app gave no files.');
  return built.output.filter((output) => output.type === 'chunk');
}

/** Returns the group of each module that is in one. */
function groupsByModule(chunks: readonly Rolldown.OutputChunk[], root: string): Map<string, string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const groupOf = new Map<string, string>();
  const elsewhere = new Set<string>();
  const neededBy = (needs: RegExp) =>
    chunks
      .filter(({ facadeModuleId }) => needs.test((facadeModuleId ?? '').replace(join(root, '/'), '')))
      .map((chunk) => modulesOf(chunk, byFile));
  const behindSignIn = neededBy(BEHIND_SIGN_IN);
  const isShared = (id: string) => behindSignIn.some((modules) => modules.has(id));
  for (const { name, needs, share = 0, isOwn = false, isOfScreens = false } of GROUPS) {
    const needed = neededBy(needs);
    if (needed.length === 0) throw new Error(`No module of the build is named as the group ${name} says.`);
    const counts = new Map<string, number>();
    for (const id of needed.flatMap((modules) => [...modules])) counts.set(id, (counts.get(id) ?? 0) + 1);
    for (const [id, count] of counts) {
      const isTaken = count >= share * needed.length || (isOfScreens && STYLES.test(id));
      if (isTaken && !groupOf.has(id) && !elsewhere.has(id) && !(isOwn && isShared(id)))
        groupOf.set(id, name);
    }
    // What a screen of this group needs is in no later one: it would bring all of that along.
    if (isOfScreens) for (const id of counts.keys()) elsewhere.add(id);
  }
  return groupOf;
}

/** Returns the modules of a chunk and of all chunks that it imports statically. */
function modulesOf(
  chunk: Rolldown.OutputChunk,
  byFile: ReadonlyMap<string, Rolldown.OutputChunk>,
): Set<string> {
  const seen = new Set<Rolldown.OutputChunk>();
  const visit = (one: Rolldown.OutputChunk | undefined) => {
    if (!one || seen.has(one)) return;
    seen.add(one);
    for (const imported of one.imports) visit(byFile.get(imported));
  };
  visit(chunk);
  // The entry stays a file of its own: a build whose entry is in a group has none.
  return new Set([...seen].flatMap(({ moduleIds }) => moduleIds).filter((id) => !ENTRY.test(id)));
}
