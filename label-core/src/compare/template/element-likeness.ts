import { placeOf } from '../../scene/element-box.ts';
import type { LabelElement } from '../../template/template-schema.ts';
import type { Likeness } from '../match/match-elements.ts';

export interface ElementLikeness extends Likeness {
  readonly element: LabelElement;
}

/** Returns the properties by which an element of a template is recognised in the next version. */
export function likenessOf(element: LabelElement): ElementLikeness {
  return { element, id: element.id, kind: element.type, content: contentOf(element), box: placeOf(element) };
}

function contentOf(element: LabelElement): string {
  switch (element.type) {
    case 'text':
      return element.value;
    case 'barcode':
      return `${element.symbology} ${element.value}`;
    case 'table':
      return JSON.stringify(element.rows);
    case 'image':
      return JSON.stringify(element.source);
    case 'path':
      return `${element.widthMm} ${element.heightMm} ${element.d}`;
    case 'rectangle':
    case 'ellipse':
    case 'line':
    default: {
      const { width, height } = placeOf(element);
      return `${width} ${height}`;
    }
  }
}
