import { readSource } from './source-files.ts';
import { isNode, nameOf, nodesOf, stringOf, type SyntaxNode } from './syntax-tree.ts';

/** One line of the app's route table, as it is written there. */
export interface WrittenRoute {
  readonly path: string;
}

/**
 * Returns the lines of the app's route table, read from its source, because the rooms share no types and no screen
 * needs to be loaded.
 */
export function readAppRoutes(): WrittenRoute[] {
  const addresses = new Map(
    propertiesIn('src/shared/routes/paths.ts').flatMap(({ key, value }) => {
      const path = stringOf(value);
      return path === undefined ? [] : [[key, path] as const];
    }),
  );
  return nodesOf(readSource('src/app/routes/route-table.ts'))
    .filter(({ type, callee }) => type === 'CallExpression' && FRAMES.has(nameOf(callee) ?? ''))
    .map((line) => ({ path: addresses.get(firstArgumentOf(line) ?? '') ?? '' }));
}

/** Start of a line of the table: the frame of its screen. */
const FRAMES = new Set(['inside', 'outside']);

const firstArgumentOf = ({ arguments: given }: SyntaxNode) =>
  Array.isArray(given) ? stringOf(given[0]) : undefined;

const propertiesIn = (path: string) =>
  nodesOf(readSource(path))
    .filter(({ type }) => type === 'ObjectExpression')
    .flatMap(propertiesOf);

function propertiesOf(object: SyntaxNode): { key: string; value: unknown }[] {
  const properties = Array.isArray(object['properties']) ? object['properties'] : [];
  return properties
    .filter(isNode)
    .map((property) => ({ key: nameOf(property['key']) ?? '', value: property['value'] }));
}
