import { resolve } from 'node:path';
import { rolldown, type Plugin } from 'rolldown';
import { LANGUAGES } from 'label-core/sentence';
import { requireNoticed } from '../licences/bundled-packages.ts';

const project = resolve(import.meta.dirname, '../..');

/** `(language) => import(`./${language}.ts`)`: how the sources load the texts of a language. */
const languageImport = /import\(`([./\w-]*)\$\{language\}\.ts`\)/g;

const languages = (place: string): string =>
  Object.keys(LANGUAGES)
    .map((language) => `${language}: () => import('${place}${language}.ts')`)
    .join(', ');

/** Names every language that such an import may load, so that the texts are part of the bundle. */
const languagesNamed: Plugin = {
  name: 'languages-named',
  transform: (code) => {
    const named = code.replaceAll(
      languageImport,
      (_whole, place: string) => `({${languages(place)}})[language]()`,
    );
    return named === code ? null : { code: named, map: null };
  },
};

/** The installed helper, of which the other programs of the helper are parts. */
export const installedProgram = (root: string): string => resolve(root, 'helper/src/cli/platen-helper.ts');

/**
 * Writes a program of the helper as one file that Node runs; beside it must lie what `layUnbundled` copies.
 * @param input path of its source
 * @param file where it is written, with the ending .mjs
 * @throws Error when a package is in it that would not be in the notices
 */
export async function bundleProgram(input: string, file: string): Promise<void> {
  const bundle = await rolldown({
    input,
    platform: 'node',
    plugins: [languagesNamed],
    // Not there (pg looks for it), or beside the bundle, because they load files of their own (unbundled.ts).
    external: ['pg-native', 'koffi', '@hyzyla/pdfium'],
    logLevel: 'warn',
  });
  const { output } = await bundle.write({ file, format: 'esm', minify: true, codeSplitting: false });
  requireNoticed(
    output.flatMap((one) => (one.type === 'chunk' ? one.moduleIds : [])),
    project,
    'helper',
  );
  await bundle.close();
}
