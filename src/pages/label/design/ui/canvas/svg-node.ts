import type { Drawing } from 'label-core';
import { createElement, type ReactElement } from 'react';
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

/** Returns one node of the label as it is printed. No component: React goes through those of all elements that are drawn. */
export function svgNode({ tag, attributes }: Drawing, key: number): ReactElement {
  const properties = Object.fromEntries(
    Object.entries(attributes)
      // The one style of a drawing is in the class of pictures: React takes no text as a style.
      .filter(([name]) => name !== 'style')
      .map(([name, value]) => [REACT_NAMES[name] ?? name, value]),
  );
  return createElement(tag, {
    key,
    ...properties,
    ...(tag === 'image' && { className: classes['picture'] }),
  });
}
