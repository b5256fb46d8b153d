import type { Box } from '../../scene/frame.ts';
import type { LabelElement } from '../../template/template-schema.ts';
import type { Likeness } from '../match/match-elements.ts';

export interface ElementLikeness extends Likeness {
  readonly element: LabelElement;
}

/** Returns the properties by which an element of a template is recognised in the next version. */
export function likenessOf(element: LabelElement): ElementLikeness {
  return { element, id: element.id, kind: element.type, content: contentOf(element), box: boxOf(element) };
}

function contentOf(element: LabelElement): string {
  switch (element.type) {
    case 'text':
      return element.value;
    case 'barcode':
      return `${element.symbology} ${element.value}`;
    case 'image':
      return JSON.stringify(element.source);
    case 'path':
      return `${element.widthMm} ${element.heightMm} ${element.d}`;
    case 'rectangle':
    case 'ellipse':
    case 'line':
    default: {
      const { width, height } = boxOf(element);
      return `${width} ${height}`;
    }
  }
}

function boxOf(element: LabelElement): Box {
  if (element.type !== 'line') {
    const { xMm: x, yMm: y, widthMm: width, heightMm: height } = element;
    return { x, y, width, height };
  }
  const { x1Mm, y1Mm, x2Mm, y2Mm } = element;
  return {
    x: Math.min(x1Mm, x2Mm),
    y: Math.min(y1Mm, y2Mm),
    width: Math.abs(x2Mm - x1Mm),
    height: Math.abs(y2Mm - y1Mm),
  };
}
