import { toId, type Id } from './to-id';

/** Numeric ids by the JSON type in which answers sent them; an id that was sent as both is returned to the server as a number. */
const cameAsText = new Set<number>();
const cameAsNumber = new Set<number>();

/** Returns the id in its internal form: `"9"` and `9` are the same. Records how the server spelled it, for later requests. */
export function answeredId(value: Id): Id {
  const id = toId(value);
  if (typeof id === 'number') (typeof value === 'number' ? cameAsNumber : cameAsText).add(id);
  return id;
}

const ID_NAME = /^ids?$|Ids?$/;

const spelled = (id: number): Id => (cameAsText.has(id) && !cameAsNumber.has(id) ? String(id) : id);

/**
 * Returns the request body with each id as the server spelled it. Ids are numbers under a property named like an id, and
 * all numbers in a list.
 */
export function asServerSpells<Json>(json: Json): Json {
  return cameAsText.size === 0 ? json : (respelled(json, false) as Json);
}

function respelled(value: unknown, isId: boolean): unknown {
  if (typeof value === 'number') return isId ? spelled(value) : value;
  if (Array.isArray(value)) return value.map((item) => respelled(item, true));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, respelled(field, ID_NAME.test(name))]),
  );
}
