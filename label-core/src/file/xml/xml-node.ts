/** An element of an XML document, or a stretch of text between two tags. */
export type XmlNode = XmlElement | string;

export interface XmlElement {
  /** As it is written, with its prefix. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlNode[];
}

/** `svg:rect` -> `rect` */
export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** All text inside an element. */
export function textOf(element: XmlElement): string {
  return element.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
}
