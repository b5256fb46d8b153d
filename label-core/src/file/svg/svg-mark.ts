import { localName, type XmlElement } from '../xml/xml-node.ts';

/** Mark of a rectangle: the kind of element that replaces it, and its content. */
export interface Mark {
  readonly kind: 'barcode' | 'text' | 'image';
  /** Name of the barcode; empty for other kinds. */
  readonly symbology: string;
  readonly value: string;
}

/** `barcode:ean13:{{ean}}`, `text:{{ingredients}}`, `image:{{logo}}` */
const marked = /^(?:barcode:(?<symbology>[^:]+):(?<code>.+)|text:(?<text>.+)|image:(?<image>.+))$/su;
const shownWhen = /^when:(?<name>.+)$/su;

/** Names that drawing programs give an element: Inkscape’s label, Illustrator’s layer name, the id. */
function namesOf({ attributes }: XmlElement): readonly string[] {
  const label = Array.from(attributes).find(([key]) => localName(key) === 'label' && key.includes(':'))?.[1];
  const all = [label, attributes.get('data-name'), attributes.get('id')];
  return all.flatMap((name) => (name === undefined ? [] : [unescaped(name).trim()]));
}

/** Decodes a name: Illustrator writes characters not allowed in an id as numbers, `barcode_x3A_ean13`. */
function unescaped(name: string): string {
  return name.replace(/_x(?<code>[0-9A-Fa-f]{2,4})_/g, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** Returns the mark of an element from its attributes (`data-barcode`, `data-text`, `data-image`) or from its name. */
export function markOf(element: XmlElement): Mark | undefined {
  const { attributes } = element;
  const symbology = attributes.get('data-barcode');
  if (symbology !== undefined)
    return { kind: 'barcode', symbology, value: attributes.get('data-value') ?? '' };
  const text = attributes.get('data-text');
  if (text !== undefined) return { kind: 'text', symbology: '', value: text };
  const image = attributes.get('data-image') ?? attributes.get('data-var');
  if (image !== undefined) return { kind: 'image', symbology: '', value: image };
  for (const name of namesOf(element)) {
    const found = marked.exec(name)?.groups;
    if (!found) continue;
    if (found['code'] !== undefined) {
      return { kind: 'barcode', symbology: found['symbology'] ?? '', value: found['code'] };
    }
    if (found['text'] !== undefined) return { kind: 'text', symbology: '', value: found['text'] };
    return { kind: 'image', symbology: '', value: found['image'] ?? '' };
  }
  return undefined;
}

/** Returns the switch that shows or hides an element and its content: `data-visible-when="vegan"`, or the name `when:vegan`. */
export function visibleWhenOf(element: XmlElement): string | undefined {
  const given = element.attributes.get('data-visible-when');
  const name =
    given ??
    namesOf(element)
      .map((one) => shownWhen.exec(one)?.groups?.['name'])
      .find(Boolean);
  return name === undefined ? undefined : bareName(name);
}

/** `{{logo}}` or `logo` -> `logo` */
export function bareName(value: string): string {
  return value.replace(/^\s*\{\{|\}\}\s*$/g, '').trim();
}
