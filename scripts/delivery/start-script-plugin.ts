import type { Plugin, Rolldown } from 'vite';
import type { FirstReads } from './first-reads.ts';
import { inlineScript } from './inline-scripts.ts';
import { startPage, type StartPlan } from './start-script.ts';

/** Screen of an app whose files and first reads the start script asks for. */
export interface PlannedScreen extends FirstReads {
  /** Address with its parameters, none of them optional. */
  readonly path: string;
  readonly isPublic: boolean;
  /** Modules that the screen imports when it is opened, as paths from the root of the app. */
  readonly modules: readonly string[];
  /** Name of the pack with its texts. */
  readonly pack: string;
}

interface StartScriptOptions {
  readonly screens: () => readonly PlannedScreen[];
  /** Address of the screen for those who are not signed in. */
  readonly signInPath: string;
  /** Modules of the texts of each language, by pack. */
  readonly packs?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

/** Where the script stands: before style sheets and other scripts, because it would wait for them. */
const PLACE = '<!-- start script -->';

/** Writes the start script into index.html, with the files of this build. */
export const startScript = ({ screens, signInPath, packs = {} }: StartScriptOptions): Plugin => ({
  name: 'start-script',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      // Other pages, such as the gallery, are built with the same settings.
      if (!html.includes(PLACE)) return html;
      const build = new BuildFiles(bundle);
      const planned = screens().toSorted((one, other) => parametersOf(one) - parametersOf(other));
      const plan: StartPlan = {
        screens: planned.map(({ path, isPublic, modules, ...others }) => ({
          ...others,
          pattern: patternOf(path),
          isPublic,
          files: build.placesOf(modules),
        })),
        signIn: planned.findIndex(({ path }) => path === signInPath),
        packs: mapValues(packs, (ofLanguage) => mapValues(ofLanguage, (modules) => build.placesOf(modules))),
        files: build.files,
      };
      const script = inlineScript(`(${startPage.toString()})(${JSON.stringify(plan)})`);
      return html.replace(PLACE, () => script);
    },
  },
});

const parametersOf = ({ path }: PlannedScreen) => path.split(':').length - 1;

/** Returns the regular expression of an address: "/print-labels/:id/order/:orderId". */
const patternOf = (path: string): string => path.replaceAll(/:\w+/g, '[^/]+');

const mapValues = <Value, Result>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value) => Result,
): Record<string, Result> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/** Files of a build that are not part of its first scripts, each with its place in a list. */
class BuildFiles {
  readonly files: string[] = [];
  readonly #chunks: readonly Rolldown.OutputChunk[];
  readonly #byFile: ReadonlyMap<string, Rolldown.OutputChunk>;
  readonly #first: ReadonlySet<string>;

  constructor(bundle: Rolldown.OutputBundle) {
    this.#chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
    this.#byFile = new Map(this.#chunks.map((chunk) => [chunk.fileName, chunk]));
    this.#first = this.#withImports(this.#chunks.filter(({ isEntry }) => isEntry));
  }

  /**
   * Returns the places of the files that modules and all their static imports are in.
   * @throws Error for a module that is in no chunk
   */
  placesOf(modules: readonly string[]): number[] {
    const chunks = modules.map((module) => {
      // A module in a group still has a file of its own, which passes on what it exports.
      const chunk =
        this.#chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module)) ??
        this.#chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
      if (!chunk) throw new Error(`The build has no chunk for ${module}.`);
      return chunk;
    });
    return [...this.#withImports(chunks)]
      .filter((file) => !this.#first.has(file))
      .map((file) => this.#placeOf(file));
  }

  #placeOf(file: string): number {
    const known = this.files.indexOf(file);
    return known < 0 ? this.files.push(file) - 1 : known;
  }

  #withImports(chunks: readonly Rolldown.OutputChunk[]): Set<string> {
    const files = new Set<string>();
    const visit = ({ fileName, imports, viteMetadata }: Rolldown.OutputChunk) => {
      if (files.has(fileName)) return;
      files.add(fileName);
      for (const css of viteMetadata?.importedCss ?? []) files.add(css);
      for (const imported of imports) {
        const chunk = this.#byFile.get(imported);
        if (chunk) visit(chunk);
      }
    };
    for (const chunk of chunks) visit(chunk);
    return files;
  }
}
