import { parseSync } from 'vite';

/** One message of a catalogue as it is written. */
export interface WrittenMessage {
  /** Its keys, from the outermost group on: `['errors', 'longName']`. */
  readonly keys: readonly string[];
  readonly text: string;
  /** Start of its string literal in the source, in characters. */
  readonly start: number;
  readonly end: number;
}

type SyntaxNode = Record<string, unknown>;

const isNode = (value: unknown): value is SyntaxNode => typeof value === 'object' && value !== null;

/**
 * Returns the messages in the source of a catalogue (`i18n/en.ts`). Throws when it cannot be parsed, or when a value is
 * neither a string nor a group of messages: catalogues are data.
 */
export function readCatalogue(code: string, file: string): WrittenMessage[] {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const [object] = objectsIn(program);
  return object ? messagesOf(object, [], file) : [];
}

/** Returns the outermost objects below a node. */
function objectsIn(node: unknown): SyntaxNode[] {
  if (Array.isArray(node)) return node.flatMap(objectsIn);
  if (!isNode(node)) return [];
  return node['type'] === 'ObjectExpression' ? [node] : Object.values(node).flatMap(objectsIn);
}

function messagesOf(object: SyntaxNode, keys: readonly string[], file: string): WrittenMessage[] {
  const properties = Array.isArray(object['properties']) ? object['properties'].filter(isNode) : [];
  return properties.flatMap((property) => {
    const key = keyOf(property['key']);
    const value = property['value'];
    if (key === undefined || !isNode(value))
      throw new Error(`${file}: a catalogue has keys and messages only`);
    const path = [...keys, key];
    if (value['type'] === 'ObjectExpression') return messagesOf(value, path, file);
    const { value: text, start, end } = value;
    if (typeof text !== 'string' || typeof start !== 'number' || typeof end !== 'number')
      throw new Error(`${file}: ${path.join('.')} is neither a string nor a group`);
    return [{ keys: path, text, start, end }];
  });
}

function keyOf(key: unknown): string | undefined {
  if (!isNode(key)) return undefined;
  if (typeof key['name'] === 'string') return key['name'];
  return typeof key['value'] === 'string' ? key['value'] : undefined;
}
