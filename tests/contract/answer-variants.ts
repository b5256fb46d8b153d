/** JSON as it came from the server. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The content of a template belongs to label-core: it passes through the app unchanged. */
const OPAQUE = new Set(['template']);

const isObject = (json: Json): json is { [key: string]: Json } =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** Returns the value inside the envelopes; the object next to a list (a total) is removed with the envelope. */
function unwrapped(json: Json): Json {
  let value = json;
  while (isObject(value) && 'data' in value && value['data'] !== undefined) value = value['data'] ?? null;
  return value;
}

/** Changes every value from the inside out; `change` receives its key. */
function mapped(
  json: Json,
  change: (value: Json, key: string) => Json | undefined,
  key = '',
): Json | undefined {
  if (OPAQUE.has(key)) return json;
  if (Array.isArray(json)) {
    const items = json.map((item) => mapped(item, change)).filter((item) => item !== undefined);
    return change(items, key);
  }
  if (!isObject(json)) return change(json, key);
  const entries = Object.entries(json).flatMap(([name, value]): [string, Json][] => {
    const next = mapped(value, change, name);
    return next === undefined ? [] : [[name, next]];
  });
  return change(Object.fromEntries(entries), key);
}

const isId = (key: string) => /^id$|Id$/.test(key);
const isEmpty = (value: Json) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Other spellings of the same answer: the app must read them with equal values. */
export const readableVariants: Readonly<Record<string, (answer: Json) => Json>> = {
  'as it is': (answer) => answer,
  bare: unwrapped,
  'under data': (answer) => ({ data: unwrapped(answer) }),
  'under data.data': (answer) => ({ data: { data: unwrapped(answer) } }),
  'a list under items': (answer) => {
    const value = unwrapped(answer);
    return Array.isArray(value) ? { items: value } : answer;
  },
  'a list under data.items': (answer) => {
    const value = unwrapped(answer);
    return Array.isArray(value) ? { data: { items: value } } : answer;
  },
  'ids as text': (answer) =>
    mapped(answer, (value, key) => (isId(key) && typeof value === 'number' ? String(value) : value)) ?? null,
  'unknown fields everywhere': (answer) =>
    mapped(answer, (value, key) =>
      isObject(value) && key !== 'data' ? { ...value, zzz: { deep: [1, null] }, Data: 'x' } : value,
    ) ?? null,
  'nothing for what is empty': (answer) =>
    mapped(answer, (value, key) => (isEmpty(value) && key !== 'data' ? undefined : value)) ?? null,
  'null for empty lists': (answer) =>
    mapped(answer, (value, key) =>
      Array.isArray(value) && value.length === 0 && key !== 'data' ? null : value,
    ) ?? null,
};

const JSON_TYPE = { 'content-type': 'application/json' };
const HTML_TYPE = { 'content-type': 'text/html' };

/** Unreadable answers. */
export const unreadableBodies: Readonly<Record<string, (text: string) => Response>> = {
  'an HTML page': () => new Response('<!doctype html><title>Sign in</title>', { headers: HTML_TYPE }),
  'an HTML page that says it is JSON': () => new Response('<html>', { headers: JSON_TYPE }),
  'half of the JSON': (text) =>
    new Response(text.slice(0, Math.floor(text.length / 2)), { headers: JSON_TYPE }),
  'an empty body': () => new Response('', { headers: JSON_TYPE }),
  'no content': () => new Response(null, { status: 204 }),
  null: () => Response.json(null),
  'a number': () => Response.json(42),
  'a text': () => Response.json('OK'),
  'null under data': () => Response.json({ data: null }),
  'a text under data.data': () => Response.json({ data: { data: 'OK' } }),
};

/** Values of a wrong type. */
const STRANGERS: readonly Json[] = [{ strange: true }, [['strange']], 'strange', -1.5, true, null];

/** Yields the answer with one field after the other - each name once - replaced by a value of a wrong type. */
export function* mutilated(answer: Json): Generator<{ what: string; json: Json }> {
  const names = new Set<string>();
  mapped(answer, (value, key) => {
    if (key !== '' && key !== 'data') names.add(key);
    return value;
  });
  for (const name of names)
    for (const stranger of STRANGERS)
      yield {
        what: `${JSON.stringify(stranger)} for “${name}”`,
        json: mapped(answer, (value, key) => (key === name ? stranger : value)) ?? null,
      };
}
