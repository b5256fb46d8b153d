export interface XmlHandlers {
  /** @param name without its namespace prefix @param attributes as written in the tag */
  readonly open: (name: string, attributes: string) => void;
  readonly close: (name: string) => void;
  /** Text with its entities resolved. */
  readonly text: (text: string) => void;
}

/**
 * Walks through the tags of an XML text as written by office programs. A document type is not read, so entities that it
 * defines are never resolved. @param isEnough called after each tag; returning true ends the walk
 */
export function readXml(xml: string, handlers: XmlHandlers, isEnough: () => boolean = () => false): void {
  let at = 0;
  while (at < xml.length && !isEnough()) {
    const tag = xml.indexOf('<', at);
    if (tag === -1) break;
    if (tag > at) handlers.text(unescapeXml(xml.slice(at, tag)));
    if (xml.startsWith('<![CDATA[', tag)) {
      const end = endOf(xml, ']]>', tag);
      handlers.text(xml.slice(tag + 9, end - 3));
      at = end;
    } else if (xml.startsWith('<!--', tag)) at = endOf(xml, '-->', tag);
    else {
      const end = endOf(xml, '>', tag);
      readTag(xml.slice(tag + 1, end - 1), handlers);
      at = end;
    }
  }
}

/** Returns the position after the next occurrence, or the end of the text when there is none. */
function endOf(xml: string, sign: string, from: number): number {
  const found = xml.indexOf(sign, from);
  return found === -1 ? xml.length : found + sign.length;
}

function readTag(inside: string, { open, close }: XmlHandlers): void {
  if (inside.startsWith('?') || inside.startsWith('!')) return;
  if (inside.startsWith('/')) return close(localName(inside.slice(1).trim()));
  const isEmpty = inside.endsWith('/');
  const body = isEmpty ? inside.slice(0, -1) : inside;
  const space = body.search(/\s/);
  const name = localName(space === -1 ? body : body.slice(0, space));
  open(name, space === -1 ? '' : body.slice(space));
  if (isEmpty) close(name);
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** Returns the value of an attribute by its name, including the prefix. */
export function attribute(attributes: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  const value = found?.[1] ?? found?.[2];
  return value === undefined ? undefined : unescapeXml(value);
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescapeXml(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return named[name] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
