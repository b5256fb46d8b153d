import { readSource, readSourceFiles } from './source-files.ts';
import { isNode, nameOf, nodesOf, stringOf, type SyntaxNode } from './syntax-tree.ts';

/** One line of the app's route table, as it is written there. */
export interface WrittenRoute {
  readonly path: string;
}

/** The lines of the app's route table, read from the source of its areas: the rooms share no types, and no screen needs to be loaded. */
export function readAppRoutes(): WrittenRoute[] {
  const addresses = new Map(
    propertiesIn('src/shared/routes/paths.ts').flatMap(({ key, value }) => {
      const path = stringOf(value);
      return path === undefined ? [] : [[key, path] as const];
    }),
  );
  return readSourceFiles()
    .filter(({ path }) => /^src\/app\/routes\/\w+-routes\.ts$/.test(path))
    .flatMap(nodesOf)
    .filter(({ type }) => type === 'ObjectExpression')
    .map((line) => new Map(propertiesOf(line).map(({ key, value }) => [key, value])))
    .filter((line) => line.has('path') && line.has('page'))
    .map((line) => ({ path: addresses.get(memberOf(line.get('path'))) ?? '' }));
}

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

/** `login` of `paths.login`. */
function memberOf(value: unknown): string {
  return isNode(value) ? (nameOf(value['property']) ?? '') : '';
}
