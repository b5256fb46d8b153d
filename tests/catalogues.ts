import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compileMessage } from '../scripts/messages/compile-messages.ts';
import { readCatalogue } from '../scripts/messages/read-catalogue.ts';
import { projectRoot, readSourceFiles, type SourceFile } from './source-files.ts';

/** The catalogue of one slice in one language. */
export interface Catalogue {
  /** The slice below src: "pages/printer/form". */
  readonly slice: string;
  readonly language: string;
  /** Texts by their keys joined with dots. */
  readonly messages: ReadonlyMap<string, string>;
}

/** Every catalogue of the app. */
export const readCatalogues = (): Catalogue[] =>
  readSourceFiles()
    .filter(({ path }) => /^src\/.*\/i18n\/[a-z]{2}\.ts$/.test(path))
    .map((file) => ({
      slice: dirname(dirname(file.path)).slice('src/'.length),
      language: file.path.slice(-5, -3),
      messages: messagesIn(file),
    }));

const messagesIn = ({ path, text }: SourceFile) =>
  new Map(readCatalogue(text, path).map((message) => [message.keys.join('.'), message.text]));

/** The path under which a slice reads its texts, as its `i18n/index.ts` has it. */
export function pathOf(slice: string): string | undefined {
  const file = slice === 'shared' ? 'shared-texts.ts' : 'index.ts';
  const index = readFileSync(join(projectRoot, 'src', slice, 'i18n', file), 'utf8');
  return /localized\('([^']+)'/.exec(index)?.[1];
}

const PLURAL = 2;
const SELECT = 1;

/** A plural or a choice in a message, with its cases in order. */
export interface Branching {
  readonly argument: string;
  readonly kind: 'plural' | 'select';
  readonly cases: readonly string[];
}

/** The plurals and choices of a message, those inside others too. Throws for a text that is no ICU message. */
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

/** The names of the arguments of a message, in order. */
export function argumentsOf(text: string): string[] {
  const compiled = compileMessage(text, 'message');
  const names = new Set(Array.isArray(compiled) ? compiled.flatMap(namesIn) : []);
  return [...names].toSorted((one, other) => (one < other ? -1 : 1));
}

/** The arguments of one part of a message: a text, `#`, or an argument with its cases, each a list of parts. */
function namesIn(part: unknown): string[] {
  if (!Array.isArray(part)) return [];
  const [name, , cases]: unknown[] = part;
  const inner = typeof cases === 'object' && cases !== null ? Object.values(cases) : [];
  return [String(name), ...inner.flatMap((branch) => (Array.isArray(branch) ? branch.flatMap(namesIn) : []))];
}
