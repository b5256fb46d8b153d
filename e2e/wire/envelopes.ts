import type { Rewrite } from './rewriting-proxy.ts';

/** How another backend may put a value and a list (design 2.1). */
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

/** What one field becomes; undefined leaves it out. */
type FieldChange = (name: string, value: unknown) => unknown;

/** Every identifier as text. */
export const idsAsText: FieldChange = (name, value) => {
  if (!/(^id|Ids?)$/.test(name)) return value;
  if (typeof value === 'number') return String(value);
  return Array.isArray(value) ? value.map((id) => (typeof id === 'number' ? String(id) : id)) : value;
};

/** Fields without which the screens of printing can do their work. */
const OPTIONAL = new Set(
  (
    'groupId groupIds orders vendor model isDefault useLocalPrinterDriver orientation scale side ' +
    'labelCount labelName printerName success placeholder help propertySize pdfOnly maxWidgets maxLabels'
  ).split(' '),
);

/** Nothing that is null, and none of the optional fields. */
export const optionalMissing: FieldChange = (name, value) =>
  value === null || OPTIONAL.has(name) ? undefined : value;

export const unchanged: FieldChange = (_name, value) => value;

/** Fields that no specification knows, of every kind. */
const UNKNOWN_FIELDS = { $type: 'X', extra: { nested: [1, null, {}] }, _links: [], isNew: true };

interface Dialect {
  envelope: Envelope;
  change: FieldChange;
  addsUnknownFields: boolean;
}

/** The real server's answers in another backend's dialect. */
export function inDialect({ envelope, change, addsUnknownFields }: Dialect): Rewrite {
  const reword = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(reword);
    if (!isRecord(value)) return value;
    const fields = Object.entries(value).flatMap(([name, field]): [string, unknown][] => {
      // A label's template is a document of its own, kept and versioned as it was uploaded.
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

/** The value inside the server's own envelope, which holds nothing beside it but a total. */
function unwrapped(answer: unknown): unknown {
  if (!isRecord(answer) || !('data' in answer)) return answer;
  const { data, total: _total, ...rest } = answer;
  return Object.keys(rest).length === 0 ? unwrapped(data) : answer;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
