import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { PSEUDO_LANGUAGE } from '../src/shared/i18n/language.ts';
import type { LanguagePack } from '../src/app/i18n/pack-of.ts';
import { LANGUAGE_PACKS, packPath } from './messages/language-packs.ts';

interface ManifestEntry {
  file: string;
  imports?: string[];
  css?: string[];
  isEntry?: boolean;
}
type Manifest = Readonly<Record<string, ManifestEntry>>;

interface SizeRow {
  what: string;
  kB: number;
  budgetKB: number;
}

/** The sign-in: its goal as fetched, as the table of `pnpm bench` has it. */
const FIRST_SCREEN_JS_KB = 150;
const FIRST_SCREEN_CSS_KB = 12;
/** The end of a subscription is the largest: a dialog with its choices. */
const LAZY_ROUTE_KB = 30;
/** Files that many screens share: fetched once, with the first of them (scripts/delivery/chunk-groups.ts). */
const GROUP_KB: Readonly<Record<string, number>> = {
  common: 6,
  list: 14,
  lists: 11.5,
  scan: 10,
  overlay: 40,
  form: 4,
  print: 5,
};
/** Size of the texts of a language, by pack: about 85 bytes per text in German, French or Spanish. */
const PACK_KB: Readonly<Record<LanguagePack, number>> = {
  first: 7,
  account: 6,
  print: 13.3,
  manage: 36,
  design: 12,
  'print-sentences': 13.5,
  'manage-sentences': 13,
  'design-sentences': 2,
};

const LOGIN = ['src/app/layouts/public-layout.tsx', 'src/pages/account/login/ui/login-page.tsx'];
const SHELL = 'src/app/routes/member-shell.ts';

/**
 * Measures the budgets of the built app, gzipped: what the first screen loads, what each lazy screen adds to the shell and
 * the groups, the groups, and the texts of each language.
 */
export function measureSizes(dist: string): SizeRow[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? 'index.html';
  const firstScreen = closure(manifest, [entry, ...LOGIN]);
  const shell = closure(manifest, [entry, SHELL]);
  const kBOf = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0) /
    1000;

  const groups = Object.keys(GROUP_KB).map((group) => ({ group, files: groupFiles(manifest, group) }));
  const shared = new Set(groups.flatMap(({ files }) => files));
  const routes = Object.keys(manifest).filter(
    (key) => key.startsWith('src/pages/') && key.endsWith('-page.tsx'),
  );
  return [
    { what: 'first screen, JavaScript', kB: kBOf(ending(firstScreen, '.js')), budgetKB: FIRST_SCREEN_JS_KB },
    { what: 'first screen, CSS', kB: kBOf(ending(firstScreen, '.css')), budgetKB: FIRST_SCREEN_CSS_KB },
    ...routes.map((route) => ({
      what: `${route.replace('.tsx', '')} adds`,
      kB: kBOf(
        [...closure(manifest, [route])].filter(
          (file) => !shell.has(file) && !shared.has(file) && file.endsWith('.js'),
        ),
      ),
      budgetKB: LAZY_ROUTE_KB,
    })),
    ...groups.map(({ group, files }) => ({
      what: `group ${group}, JavaScript`,
      kB: kBOf(files),
      budgetKB: GROUP_KB[group] ?? 0,
    })),
    ...LANGUAGE_PACKS.filter(({ language }) => language !== PSEUDO_LANGUAGE).map(({ language, pack }) => ({
      what: `language ${language}, ${pack}`,
      kB: kBOf([manifest[packPath(language, pack)]?.file ?? '']),
      budgetKB: PACK_KB[pack],
    })),
  ];
}

/** Returns the script of a group; its name in the manifest is that of its file. */
const groupFiles = (manifest: Manifest, group: string): string[] =>
  Object.entries(manifest)
    .filter(([key]) => new RegExp(`^_${group}-.{8}\\.js$`).test(key))
    .map(([, { file }]) => file);

const ending = (files: ReadonlySet<string>, end: string) => [...files].filter((file) => file.endsWith(end));

/** Returns the files of these chunks and of all their static imports (not those they load later). */
function closure(manifest: Manifest, keys: readonly string[]): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk for ${key}`);
    if (seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of keys) visit(key);
  return files;
}

if (process.argv[1] === import.meta.filename) {
  const rows = measureSizes(join(import.meta.dirname, '../dist'));
  for (const { what, kB, budgetKB } of rows)
    console.log(`${kB <= budgetKB ? 'ok ' : 'OVER'} ${kB.toFixed(1).padStart(7)} kB of ${budgetKB}  ${what}`);
  process.exitCode = rows.every(({ kB, budgetKB }) => kB <= budgetKB) ? 0 : 1;
}
