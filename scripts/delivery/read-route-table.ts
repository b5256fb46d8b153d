import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { paths } from '../../src/shared/routes/paths.ts';

/** Screen of the route table, as far as the build needs it. */
export interface TableScreen {
  /** Address with its parameters: "/print-article/:id/:connectorId?". */
  readonly path: string;
  readonly layout: 'public' | 'member';
  /** Files of its pages in src/pages, without the folder ui: "article/list/articles-page". */
  readonly pages: readonly string[];
}

const TABLE = 'src/app/routes/route-table.ts';
const LAYOUTS = { inside: 'member', outside: 'public' } as const;

/**
 * Reads the screens from the source of the route table: the table itself can only run in the app, because its access
 * rules and texts belong to it.
 * @param root root of the project
 * @throws Error when an address of the app has no line in the table
 */
export function readRouteTable(root: string): TableScreen[] {
  const { program } = parseSync(TABLE, readFileSync(join(root, TABLE), 'utf8'));
  const screens = callsIn(program).flatMap(({ name, texts: [route, ...others] }): TableScreen[] => {
    const path = Object.entries(paths).find(([key]) => key === route)?.[1];
    if (!isLayoutCall(name) || path === undefined) return [];
    // The access of a public screen is a word without a slash.
    return [{ path, layout: LAYOUTS[name], pages: others.filter((text) => text.includes('/')) }];
  });
  const missing = Object.entries(paths).filter(([, path]) => !screens.some((screen) => screen.path === path));
  if (missing.length > 0)
    throw new Error(
      `${TABLE} has no line that could be read for ${missing.map(([name]) => name).join(', ')}.`,
    );
  return screens;
}

const isLayoutCall = (name: string): name is keyof typeof LAYOUTS => name in LAYOUTS;

interface Call {
  readonly name: string;
  /** Its arguments that are text literals, in order. */
  readonly texts: readonly string[];
}

/** Returns the calls of named functions in a syntax tree, in the order of the source. */
function callsIn(node: unknown): Call[] {
  if (Array.isArray(node)) return node.flatMap(callsIn);
  if (typeof node !== 'object' || node === null) return [];
  const { type, callee, arguments: given } = node as SyntaxNode;
  const here =
    type === 'CallExpression' && callee?.name !== undefined
      ? [{ name: callee.name, texts: (given ?? []).map(({ value }) => value).filter(isText) }]
      : [];
  return [...here, ...Object.values(node).flatMap(callsIn)];
}

interface SyntaxNode {
  readonly type?: string;
  readonly callee?: { readonly name?: string };
  readonly arguments?: readonly { readonly value?: unknown }[];
}

const isText = (value: unknown): value is string => typeof value === 'string';
