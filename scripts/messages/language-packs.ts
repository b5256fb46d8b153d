import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import {
  packOf,
  SENTENCE_PACKS,
  sentencePackOf,
  TEXT_PACKS,
  type LanguagePack,
} from '../../src/app/i18n/pack-of.ts';
import { PSEUDO_LANGUAGE } from '../../src/shared/i18n/language.ts';
import { codeOf } from '../../label-core/src/sentence/code-of.ts';
import { LANGUAGES } from '../../label-core/src/sentence/languages.ts';
import { compileMessage } from './compile-messages.ts';
import { pseudoMessage } from './pseudo-message.ts';
import { readCatalogue } from './read-catalogue.ts';

/** The lists of packs: those of the first screen, and the others, whose names of files it does not need. */
const LISTS: Readonly<Record<string, (pack: LanguagePack) => boolean>> = {
  'virtual:language-packs': (pack) => pack === 'first',
  'virtual:language-packs/later': (pack) => pack !== 'first',
};
const PACK = /^virtual:language-pack\/(?<language>[a-z]+)\/(?<pack>[a-z-]+)$/;
const ROOT = join(import.meta.dirname, '../..');
const SOURCES = join(ROOT, 'src');

/** All packs that are built. English has none: its texts come with the code. */
export const LANGUAGE_PACKS = [...Object.keys(LANGUAGES), PSEUDO_LANGUAGE]
  .filter((language) => language !== 'en')
  .flatMap((language) => [...TEXT_PACKS, ...SENTENCE_PACKS].map((pack) => ({ language, pack })));

/** Returns the import path of a pack, which is also its key in the manifest of the build. */
export const packPath = (language: string, pack: LanguagePack): string =>
  `virtual:language-pack/${language}/${pack}`;

/**
 * Gathers the catalogues of a language in packs that are fetched as a whole. The content of a pack follows from
 * `packOf`, so a new language needs only its name in LANGUAGES and its catalogues.
 */
export const languagePacks = (): Plugin => ({
  name: 'language-packs',
  resolveId: (id) => (id in LISTS || PACK.test(id) ? `\0${id}` : undefined),
  load(id) {
    const name = id.replace('\0', '');
    const isListed = LISTS[name];
    if (isListed) return listSource(isListed);
    const { language, pack } = PACK.exec(name)?.groups ?? {};
    if (!language || !pack) return undefined;
    return pack.endsWith('-sentences') ? sentencesSource(language, pack) : packSource(language, pack);
  },
});

/** Returns the source of a module with the loaders of packs. */
function listSource(isListed: (pack: LanguagePack) => boolean): string {
  const listed = LANGUAGE_PACKS.filter(({ pack }) => isListed(pack));
  const languages = Map.groupBy(listed, ({ language }) => language);
  const entries = [...languages].map(([language, packs]) => {
    const loaders = packs.map(({ pack }) => `'${pack}': () => import('${packPath(language, pack)}')`);
    return `${language}: { ${loaders.join(', ')} }`;
  });
  return `export const languagePacks = { ${entries.join(', ')} };`;
}

/**
 * Returns the source of the module of one pack: the catalogues of its slices, by path. The pseudo-language is made from
 * English.
 */
function packSource(language: string, pack: string): string {
  const isPseudo = language === PSEUDO_LANGUAGE;
  const written = isPseudo ? 'en' : language;
  const slices = globSync(`**/i18n/${written}.ts`, { cwd: SOURCES })
    .map((file) => file.replaceAll('\\', '/').replace(/\/i18n\/[a-z]+\.ts$/, ''))
    .filter((slice) => packOf(slice) === pack)
    .toSorted((one, other) => (one < other ? -1 : 1));
  const imports = slices.map((slice, index) => {
    const file = join(SOURCES, slice, `i18n/${written}.ts${isPseudo ? '?pseudo' : ''}`);
    return `import { ${written} as m${index} } from ${JSON.stringify(file)};`;
  });
  const entries = slices.map((slice, index) => `${JSON.stringify(slice)}: m${index}`);
  return `${imports.join('\n')}\nexport const messages = { ${entries.join(', ')} };`;
}

/** Returns the source of the module with the sentences of server, helper and label-core, by code. */
function sentencesSource(language: string, pack: string): string {
  const isPseudo = language === PSEUDO_LANGUAGE;
  const files = globSync(`{label-core,server,helper}/src/**/sentences/${isPseudo ? 'en' : language}.ts`, {
    cwd: ROOT,
  });
  const ofPack = files.filter((file) => sentencePackOf(file.replaceAll('\\', '/')) === pack);
  const entries = ofPack.toSorted().flatMap((file) =>
    readCatalogue(readFileSync(join(ROOT, file), 'utf8'), file).map(({ keys, text }) => {
      const message = compileMessage(text, `${file}: ${keys.join('.')}`);
      return [keys.map(codeOf).join('.'), isPseudo ? pseudoMessage(message) : message];
    }),
  );
  return `export const messages = { sentences: ${JSON.stringify(Object.fromEntries(entries))} };`;
}
