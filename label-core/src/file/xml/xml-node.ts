/** An element of an XML document, or the text between two tags. */
export type XmlNode = XmlElement | string;

export interface XmlElement {
  /** Name as written, with its prefix. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlNode[];
}

/** `svg:rect` -> `rect` */
export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** Returns all text inside an element. */
export function textOf(element: XmlElement): string {
  return element.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
}
