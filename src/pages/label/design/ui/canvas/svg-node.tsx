import type { Drawing } from 'label-core';
import { createElement } from 'react';
import classes from './canvas.module.css';

/** Attributes that React spells otherwise than SVG. */
const REACT_NAMES: Readonly<Record<string, string>> = {
  'fill-rule': 'fillRule',
  'shape-rendering': 'shapeRendering',
  'stroke-width': 'strokeWidth',
  'stroke-miterlimit': 'strokeMiterlimit',
  'stroke-linecap': 'strokeLinecap',
  'stroke-linejoin': 'strokeLinejoin',
};

/** Draws one node of the label as it is printed. */
export function SvgNode({ drawing: { tag, attributes } }: { drawing: Drawing }) {
  const properties = Object.fromEntries(
    Object.entries(attributes)
      // The one style of a drawing is in the class of pictures: React takes no text as a style.
      .filter(([name]) => name !== 'style')
      .map(([name, value]) => [REACT_NAMES[name] ?? name, value]),
  );
  return createElement(tag, {
    ...properties,
    ...(tag === 'image' && { className: classes['picture'] }),
  });
}
