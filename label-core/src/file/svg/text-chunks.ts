import { localName, type XmlElement } from '../xml/xml-node.ts';
import { lookOf, type Look } from './svg-look.ts';
import { numbersOf, userLength } from './svg-length.ts';
import type { Declarations } from './svg-styles.ts';

/** A part of a text with its own position. */
export interface TextChunk {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly look: Look;
  /** Whether its parts have different styles, which a single line cannot have. */
  readonly isMixed: boolean;
}

interface OpenChunk {
  x: number;
  y: number;
  text: string;
  look: Look;
  isMixed: boolean;
}

/**
 * Returns the lines of a `<text>`: every `tspan` with a position begins a new line. White space becomes single spaces and
 * is removed at both ends.
 * @param styleOf returns the declarations of an element
 */
export function textChunks(
  element: XmlElement,
  look: Look,
  styleOf: (element: XmlElement) => Declarations,
): readonly TextChunk[] {
  const chunks: OpenChunk[] = [{ x: 0, y: 0, text: '', look, isMixed: false }];

  const enter = (parent: XmlElement, current: Look): void => {
    const { attributes } = parent;
    const before = chunks.at(-1);
    const place = (name: 'x' | 'y'): number | undefined => {
      const text = attributes.get(name);
      return text === undefined ? undefined : (numbersOf(text)[0] ?? userLength(text));
    };
    const x = place('x');
    const y = place('y');
    const dx = shift(attributes.get('dx'), current.fontSize);
    const dy = shift(attributes.get('dy'), current.fontSize);
    // A mere shift, for example of an exponent, stays in its line, because its position is known only at print time.
    if (x !== undefined || y !== undefined) {
      chunks.push({
        x: (x ?? before?.x ?? 0) + dx,
        y: (y ?? before?.y ?? 0) + dy,
        text: '',
        look: current,
        isMixed: false,
      });
    }
    for (const child of parent.children) {
      if (typeof child === 'string') append(child, current);
      else if (['tspan', 'a', 'textpath'].includes(localName(child.name).toLowerCase())) {
        const declarations = styleOf(child);
        if (declarations.get('display') !== 'none') enter(child, lookOf(current, declarations));
      }
    }
  };

  const append = (text: string, current: Look): void => {
    const chunk = chunks.at(-1);
    if (!chunk || text.trim() === '') {
      if (chunk && chunk.text !== '') chunk.text += ' ';
      return;
    }
    if (chunk.text.trim() === '') chunk.look = current;
    else if (chunk.look.isBold !== current.isBold || chunk.look.fontSize !== current.fontSize)
      chunk.isMixed = true;
    chunk.text += text.replace(/[\t\n\r]+/g, ' ');
  };

  enter(element, look);
  return chunks
    .map((chunk) => ({
      ...chunk,
      text: (chunk.look.keepsSpaces ? chunk.text : chunk.text.replace(/ +/g, ' ')).trim(),
    }))
    .filter(({ text }) => text !== '')
    .reduce<readonly TextChunk[]>(joinPlaceholder, []);
}

/**
 * Joins a placeholder that was split, as some programs place letters one by one: the next text on the same line belongs
 * to it.
 */
function joinPlaceholder(chunks: readonly TextChunk[], chunk: TextChunk): readonly TextChunk[] {
  const before = chunks.at(-1);
  const isOpen = before !== undefined && before.text.lastIndexOf('{{') > before.text.lastIndexOf('}}');
  if (!before || !isOpen || before.y !== chunk.y) return [...chunks, chunk];
  return [...chunks.slice(0, -1), { ...before, text: before.text + chunk.text }];
}

/** Parses `1.2em`, or a length in units of the drawing. */
function shift(text: string | undefined, fontSize: number): number {
  if (text === undefined) return 0;
  return /em\s*$/.test(text) ? Number.parseFloat(text) * fontSize || 0 : (numbersOf(text)[0] ?? 0);
}
