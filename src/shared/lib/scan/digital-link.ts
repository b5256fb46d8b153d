import { checkDigit } from 'label-core/gtin';

interface LinkElement {
  identifier: string;
  data: string;
}

/** Names from the first edition of the standard that are still printed. */
const NAMES: Readonly<Record<string, string>> = { gtin: '01', lot: '10', ser: '21', cpv: '22' };
const QUALIFIERS = new Set(['10', '21', '22']);
const GTIN = /^(?:\d{8}|\d{12,14})$/;

/**
 * Returns the elements of a GS1 digital link, `https://id.gs1.org/01/09506000134352/10/ABC?17=271231`; undefined for any
 * other text. A GTIN of any length is padded to 14 digits.
 */
export function readDigitalLink(text: string): LinkElement[] | undefined {
  const url = /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  if (!url) return undefined;
  const parts = url.pathname.split('/').filter((part) => part !== '');
  const start = parts.findIndex((part, index) => isGtin(identifierOf(part), parts[index + 1]));
  if (start === -1) return undefined;
  const path: LinkElement[] = [{ identifier: '01', data: (parts[start + 1] ?? '').padStart(14, '0') }];
  for (let at = start + 2; at + 1 < parts.length; at += 2) {
    const identifier = identifierOf(parts[at] ?? '');
    if (!QUALIFIERS.has(identifier)) break;
    path.push({ identifier, data: decoded(parts[at + 1] ?? '') });
  }
  const query = [...url.searchParams]
    .map(([name, data]) => ({ identifier: identifierOf(name), data }))
    .filter(({ identifier, data }) => /^\d{2,4}$/.test(identifier) && data !== '');
  return [...path, ...query];
}

const identifierOf = (name: string) => NAMES[name.toLowerCase()] ?? name;

function isGtin(identifier: string, data: string | undefined): boolean {
  if (identifier !== '01' || data === undefined || !GTIN.test(data)) return false;
  return checkDigit(data.slice(0, -1)) === data.slice(-1);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
