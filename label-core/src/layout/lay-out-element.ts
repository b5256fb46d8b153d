import type { LabelElement } from '../template/template-schema.ts';
import { type ElementLayout, nothing } from './element-layout.ts';
import { layOutBarcode } from './lay-out-barcode.ts';
import { layOutImage } from './lay-out-image.ts';
import { layOutPath } from './lay-out-path.ts';
import { layOutEllipse, layOutLine, layOutRectangle } from './lay-out-shapes.ts';
import { layOutText } from './lay-out-text.ts';
import { layOutTable } from './lay-out-table.ts';
import type { LayoutContext } from './layout-context.ts';

/** Lays one visible element out. Only a barcode that may grow depends on the elements beside it. */
export function layOutElement(element: LabelElement, context: LayoutContext): ElementLayout {
  switch (element.type) {
    case 'text':
      return layOutText(element, context);
    case 'barcode':
      return layOutBarcode(element, context);
    case 'image':
      return layOutImage(element, context);
    case 'rectangle':
      return layOutRectangle(element, context);
    case 'ellipse':
      return layOutEllipse(element, context);
    case 'line':
      return layOutLine(element, context);
    case 'path':
      return layOutPath(element, context);
    case 'table':
      return layOutTable(element, context);
    default:
      return nothing;
  }
}
