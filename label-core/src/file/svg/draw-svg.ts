import { fileLimits } from '../file-limits.ts';
import { LabelFileError } from '../label-file.ts';
import { localName, type XmlElement } from '../xml/xml-node.ts';
import { drawImage } from './draw-image.ts';
import { drawMark } from './draw-mark.ts';
import { drawShape } from './draw-shape.ts';
import { drawText } from './draw-text.ts';
import { multiply, parseTransform } from './matrix.ts';
import type { DrawContext } from './svg-drawing.ts';
import { userLength } from './svg-length.ts';
import { lookOf } from './svg-look.ts';
import { markOf, visibleWhenOf } from './svg-mark.ts';
import { declarationsOf, type StyleSheet } from './svg-styles.ts';
import { sentences } from '../sentences/index.ts';

const { labelNote, svgFile } = sentences;

export interface SvgDocument {
  readonly styles: StyleSheet;
  /** Elements by id, for `use`. */
  readonly byId: ReadonlyMap<string, XmlElement>;
}

/** A `use` may refer to another one; deeper nesting than this is taken for a cycle. */
const mostUses = 8;

/** Walks through the drawing and adds the elements of the label. @throws LabelFileError for content that cannot be kept */
export function drawSvg(root: XmlElement, document: SvgDocument, first: DrawContext): void {
  let visited = 0;
  for (const child of root.children) draw(child, first, 0);

  function draw(element: XmlElement | string, parent: DrawContext, uses: number): void {
    if (typeof element === 'string') return;
    visited += 1;
    if (visited > fileLimits.drawnElements) {
      throw new LabelFileError(svgFile.drawsMany({ most: fileLimits.drawnElements }), 'too-large');
    }
    const own = declarationsOf(element, document.styles);
    if (own.get('display') === 'none') return;
    noteWhatIsLost(own, parent);
    const context: DrawContext = {
      ...parent,
      matrix: multiply(parent.matrix, parseTransform(element.attributes.get('transform'))),
      look: lookOf(parent.look, own),
      visibleWhen: visibleWhenOf(element) ?? parent.visibleWhen,
    };
    const mark = markOf(element);
    const name = localName(element.name);
    if (mark && name === 'rect') drawMark(element, mark, context);
    else drawNamed(name, element, context, uses);
  }

  function drawNamed(name: string, element: XmlElement, context: DrawContext, uses: number): void {
    switch (name) {
      case 'g':
      case 'a':
      case 'switch':
        for (const child of element.children) draw(child, context, uses);
        break;
      case 'svg':
      case 'flowRoot':
        throw new LabelFileError(svgFile.inside({ tag: `<${name}>` }));
      case 'use':
        drawUse(element, context, uses);
        break;
      case 'text':
        drawText(element, context, (other) => declarationsOf(other, document.styles));
        break;
      case 'image':
        if (context.look.isVisible) drawImage(element, context);
        break;
      case 'rect':
      case 'circle':
      case 'ellipse':
      case 'line':
      case 'polyline':
      case 'polygon':
      case 'path':
        if (context.look.isVisible) drawShape(element, context);
        break;
      default:
        // Definitions, descriptions and data of editors draw nothing.
        break;
    }
  }

  function drawUse(element: XmlElement, context: DrawContext, uses: number): void {
    const href = element.attributes.get('href') ?? element.attributes.get('xlink:href') ?? '';
    const used = document.byId.get(href.replace(/^#/, ''));
    if (!used) return;
    if (uses >= mostUses) throw new LabelFileError(svgFile.deepUse({ most: mostUses }));
    const x = userLength(element.attributes.get('x'));
    const y = userLength(element.attributes.get('y'));
    const moved = { ...context, matrix: multiply(context.matrix, [1, 0, 0, 1, x, y]) };
    if (localName(used.name) === 'symbol') for (const child of used.children) draw(child, moved, uses + 1);
    else draw(used, moved, uses + 1);
  }
}

/** Properties, each with its case of `labelNote.lost`. */
const lost: readonly (readonly [property: string, what: string])[] = [
  ['clip-path', 'clipping'],
  ['mask', 'masks'],
  ['filter', 'filters'],
  ['stroke-dasharray', 'dashes'],
];

function noteWhatIsLost(own: ReadonlyMap<string, string>, { notes }: DrawContext): void {
  for (const [property, what] of lost) {
    const value = own.get(property);
    if (value !== undefined && value !== '' && value !== 'none' && value !== '0') {
      notes.add(labelNote.lost({ what }));
    }
  }
}
