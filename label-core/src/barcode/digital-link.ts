import { checkDigit } from '../gtin/check-digit.ts';
import { longestGtin } from '../gtin/gtin.ts';
import { linkKeys } from './link-keys.ts';

/** One GS1 element: application identifier and data. */
export interface LinkElement {
  readonly identifier: string;
  readonly data: string;
}

/** Why elements cannot be a GS1 Digital Link. */
export type LinkFault =
  | { readonly fault: 'no-key' }
  /** Readers of web addresses take `.` and `..` in a path as steps. */
  | { readonly fault: 'dots'; readonly identifier: string };

/**
 * Returns GS1 elements as a web address, `https://id.gs1.org/01/09506000134352/10/ABC?17=271231`: the first that is a
 * primary key and its qualifiers in their order as the path, the others in theirs as the query. Nothing is compressed;
 * all but letters, digits and `-._~` is percent-encoded. Whether the data is valid is not checked.
 * Source: GS1 Digital Link Standard: URI Syntax 1.2, section 4; RFC 3986.
 * @param elements a GTIN has its fourteen digits
 * @param domain as in `https://example.com/products`
 */
export function writeDigitalLink(elements: readonly LinkElement[], domain: string): string | LinkFault {
  const key = elements.find(({ identifier }) => linkKeys.has(identifier));
  if (!key) return { fault: 'no-key' };
  const path = [key, ...qualifiersOf(key.identifier, elements)];
  const dotted = path.find(({ data }) => data === '.' || data === '..');
  if (dotted) return { fault: 'dots', identifier: dotted.identifier };
  const steps = path.map(({ identifier, data }) => `/${identifier}/${encoded(data)}`).join('');
  const attributes = elements
    .filter((element) => !path.includes(element))
    .map(({ identifier, data }) => `${identifier}=${encoded(data)}`)
    .join('&');
  return domain.replace(/\/$/, '') + steps + (attributes === '' ? '' : `?${attributes}`);
}

export const isLinkFault = (written: string | LinkFault): written is LinkFault => typeof written !== 'string';

/** Returns the elements that qualify a key, in the order of the list of qualifiers of which there are most. */
function qualifiersOf(key: string, elements: readonly LinkElement[]): readonly LinkElement[] {
  const lists = (linkKeys.get(key)?.qualifiers ?? []).map((list) =>
    list.flatMap((wanted) => elements.find(({ identifier }) => identifier === wanted) ?? []),
  );
  return lists.toSorted((one, other) => other.length - one.length)[0] ?? [];
}

/** `encodeURIComponent` leaves these, which RFC 3986 reserves. Half a character would make it throw. */
const encoded = (data: string): string =>
  encodeURIComponent(data.toWellFormed()).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Names of the first edition of the standard that are still printed. */
const names: Readonly<Record<string, string>> = { gtin: '01', lot: '10', ser: '21', cpv: '22' };

const identifierOf = (name: string): string => names[name.toLowerCase()] ?? name;

/**
 * Returns the elements of a GS1 Digital Link, path first; undefined for any other text. A GTIN of any length is returned
 * with fourteen digits. The data is decoded, and not checked beyond the check digit of the key.
 */
export function readDigitalLink(text: string): readonly LinkElement[] | undefined {
  const url = /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  if (!url) return undefined;
  const steps = url.pathname.split('/').filter((step) => step !== '');
  const start = steps.findIndex((step, at) => isKey(identifierOf(step), steps[at + 1]));
  if (start === -1) return undefined;
  const key = identifierOf(steps[start] ?? '');
  const data = decoded(steps[start + 1] ?? '');
  const path: LinkElement[] = [
    { identifier: key, data: key === '01' ? data.padStart(longestGtin, '0') : data },
  ];
  const qualifiers = new Set(linkKeys.get(key)?.qualifiers.flat());
  for (let at = start + 2; at + 1 < steps.length; at += 2) {
    const identifier = identifierOf(steps[at] ?? '');
    if (!qualifiers.has(identifier)) break;
    path.push({ identifier, data: decoded(steps[at + 1] ?? '') });
  }
  const query = [...url.searchParams]
    .map(([name, value]) => ({ identifier: identifierOf(name), data: value }))
    .filter((element) => /^\d{2,4}$/.test(element.identifier) && element.data !== '');
  return [...path, ...query];
}

/** Lengths in which a GTIN may stand in an address. */
const writtenGtin = /^(?:\d{8}|\d{12,14})$/;

function isKey(identifier: string, step: string | undefined): boolean {
  const length = linkKeys.get(identifier)?.checked;
  if (length === undefined || step === undefined) return false;
  const digits = identifier === '01' ? step : step.slice(0, length);
  const hasLength = identifier === '01' ? writtenGtin.test(digits) : digits.length === length;
  return hasLength && /^\d+$/.test(digits) && checkDigit(digits.slice(0, -1)) === digits.slice(-1);
}

function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}
