import type { Rewrite } from './rewriting-proxy.ts';

/** How another backend may wrap a value and a list (design 2.1). */
export interface Envelope {
  value: (value: unknown) => unknown;
  list: (rows: readonly unknown[]) => unknown;
}

export const envelopes = {
  bare: { value: (value) => value, list: (rows) => rows },
  data: { value: (value) => ({ data: value }), list: (rows) => ({ data: rows }) },
  'data.data': { value: (value) => ({ data: { data: value } }), list: (rows) => ({ data: { data: rows } }) },
  items: { value: (value) => value, list: (rows) => ({ items: rows }) },
  'data.items': { value: (value) => ({ data: value }), list: (rows) => ({ data: { items: rows } }) },
} as const satisfies Record<string, Envelope>;

/** Changes one field; undefined omits it. */
type FieldChange = (name: string, value: unknown) => unknown;

/** Sends every id as text. */
export const idsAsText: FieldChange = (name, value) => {
  if (!/(^id|Ids?)$/.test(name)) return value;
  if (typeof value === 'number') return String(value);
  return Array.isArray(value) ? value.map((id) => (typeof id === 'number' ? String(id) : id)) : value;
};

/** Fields that the screens for printing do not need. */
const OPTIONAL = new Set(
  (
    'groupId groupIds orders vendor model isDefault useLocalPrinterDriver orientation scale side ' +
    'labelCount labelName printerName success placeholder help propertySize pdfOnly maxWidgets maxLabels'
  ).split(' '),
);

/** Omits null values and the optional fields. */
export const optionalMissing: FieldChange = (name, value) =>
  value === null || OPTIONAL.has(name) ? undefined : value;

export const unchanged: FieldChange = (_name, value) => value;

/** Fields of every type that no specification has. */
const UNKNOWN_FIELDS = { $type: 'X', extra: { nested: [1, null, {}] }, _links: [], isNew: true };

interface Dialect {
  envelope: Envelope;
  change: FieldChange;
  addsUnknownFields: boolean;
}

/** Returns a rewrite of the real server's answers in the dialect of another backend. */
export function inDialect({ envelope, change, addsUnknownFields }: Dialect): Rewrite {
  const reword = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(reword);
    if (!isRecord(value)) return value;
    const fields = Object.entries(value).flatMap(([name, field]): [string, unknown][] => {
      // A label's template is a separate document, stored and versioned as it was uploaded.
      const reworded = name === 'template' ? field : change(name, reword(field));
      return reworded === undefined ? [] : [[name, reworded]];
    });
    return { ...Object.fromEntries(fields), ...(addsUnknownFields && UNKNOWN_FIELDS) };
  };
  return (_path, answer) => {
    const value = reword(unwrapped(answer));
    const wrapped = Array.isArray(value) ? envelope.list(value) : envelope.value(value);
    return { contentType: 'application/json', body: JSON.stringify(wrapped) };
  };
}

/** Returns the value inside the server's own envelope, which has nothing next to it but a total. */
function unwrapped(answer: unknown): unknown {
  if (!isRecord(answer) || !('data' in answer)) return answer;
  const { data, total: _total, ...rest } = answer;
  return Object.keys(rest).length === 0 ? unwrapped(data) : answer;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
