import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessage } from '../scripts/messages/compile-messages.ts';
import { readCatalogue } from '../scripts/messages/read-catalogue.ts';
import { projectRoot, readSourceFiles, type SourceFile } from './source-files.ts';

/** The catalogue of one folder in one language. */
export interface Catalogue {
  /** Readers of its texts: people (`i18n`), or another program that shows them to people (`sentences`). */
  readonly kind: 'i18n' | 'sentences';
  /** Folder that uses its texts: "src/pages/printer/form", "server/src/printing". */
  readonly folder: string;
  readonly language: string;
  /** Texts by their keys joined with dots. */
  readonly messages: ReadonlyMap<string, string>;
}

/** Returns all catalogues of the program. */
export const readCatalogues = (): Catalogue[] =>
  readSourceFiles().flatMap((file) => {
    const { folder, kind, language } =
      /^(?<folder>.*)\/(?<kind>i18n|sentences)\/(?<language>[a-z]{2})\.ts$/.exec(file.path)?.groups ?? {};
    if (folder === undefined || language === undefined) return [];
    return { kind: kind === 'i18n' ? 'i18n' : 'sentences', folder, language, messages: messagesIn(file) };
  });

const messagesIn = ({ path, text }: SourceFile) =>
  new Map(readCatalogue(text, path).map((message) => [message.keys.join('.'), message.text]));

/** Returns the path under which a slice of the app reads its texts, as in its `i18n/index.ts`. */
export function pathOf(folder: string): string | undefined {
  const file = folder === 'src/shared' ? 'shared-texts.ts' : 'index.ts';
  const index = readFileSync(join(projectRoot, folder, 'i18n', file), 'utf8');
  return /localized\('([^']+)'/.exec(index)?.[1];
}

const PLURAL = 2;
const SELECT = 1;

/** Plural or choice in a message, with its cases in order. */
export interface Branching {
  readonly argument: string;
  readonly kind: 'plural' | 'select';
  readonly cases: readonly string[];
}

/**
 * Returns the plurals and choices of a message, including nested ones. Throws for a text that is not an ICU message.
 */
export function branchingsOf(text: string): Branching[] {
  const walk = (node: unknown): Branching[] => {
    if (!Array.isArray(node)) return [];
    const [argument, type, options]: unknown[] = node;
    if (
      typeof argument === 'string' &&
      (type === PLURAL || type === SELECT) &&
      typeof options === 'object' &&
      options !== null
    ) {
      const own: Branching = {
        argument,
        kind: type === PLURAL ? 'plural' : 'select',
        cases: Object.keys(options).toSorted((one, other) => (one < other ? -1 : 1)),
      };
      return [own, ...Object.values(options).flatMap(walk)];
    }
    return node.flatMap(walk);
  };
  return walk(compileMessage(text, 'message'));
}

/** Returns the names of the arguments of a message, in order. */
export function argumentsOf(text: string): string[] {
  const compiled = compileMessage(text, 'message');
  const names = new Set(Array.isArray(compiled) ? compiled.flatMap(namesIn) : []);
  return [...names].toSorted((one, other) => (one < other ? -1 : 1));
}

/** Returns the arguments of one part of a message: a text, `#`, or an argument with its cases, each a list of parts. */
function namesIn(part: unknown): string[] {
  if (!Array.isArray(part)) return [];
  const [name, , cases]: unknown[] = part;
  const inner = typeof cases === 'object' && cases !== null ? Object.values(cases) : [];
  return [String(name), ...inner.flatMap((branch) => (Array.isArray(branch) ? branch.flatMap(namesIn) : []))];
}
