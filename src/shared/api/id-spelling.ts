import { toId, type Id } from './to-id';

/** Numeric ids as answers spelled them; an id that came both ways is sent as a number. */
const cameAsText = new Set<number>();
const cameAsNumber = new Set<number>();

/** An id of an answer as the program knows it: `"9"` and `9` are the same. How it was spelled is kept for the way back. */
export function answeredId(value: Id): Id {
  const id = toId(value);
  if (typeof id === 'number') (typeof value === 'number' ? cameAsNumber : cameAsText).add(id);
  return id;
}

const ID_NAME = /^ids?$|Ids?$/;

const spelled = (id: number): Id => (cameAsText.has(id) && !cameAsNumber.has(id) ? String(id) : id);

/** What is sent, with each id as the server spelled it: under a name of ids, or in a list, which holds nothing else as numbers. */
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
