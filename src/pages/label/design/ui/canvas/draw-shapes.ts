/** A node of a drawing in SVG. */
export interface Shape {
  readonly tag: 'line' | 'path' | 'rect' | 'text';
  readonly attributes: Readonly<Record<string, string | number | undefined>>;
  readonly text?: string;
}

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Returns a function that draws shapes in place of those it drew before, in nodes that it keeps: only what differs is
 * written. It is for what follows the pointer, for which React needs longer than a move may take.
 */
export function createShapeDrawer(root: Element): (shapes: readonly Shape[]) => void {
  let drawn: readonly (Shape & { readonly node: Element })[] = [];
  return (shapes) => {
    if (shapes.length === 0 && drawn.length === 0) return;
    const kept = drawn;
    drawn = shapes.map((shape, index) => {
      const last = kept[index];
      const isKept = last?.tag === shape.tag;
      const node = isKept ? last.node : document.createElementNS(SVG, shape.tag);
      if (last && !isKept) last.node.replaceWith(node);
      if (!last) root.append(node);
      write(node, shape, isKept ? last : undefined);
      return { ...shape, node };
    });
    for (const { node } of kept.slice(shapes.length)) node.remove();
  };
}

function write(node: Element, { attributes, text = '' }: Shape, last: Shape | undefined): void {
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined && value !== last?.attributes[name]) node.setAttribute(name, String(value));
  for (const name of Object.keys(last?.attributes ?? {}))
    if (attributes[name] === undefined) node.removeAttribute(name);
  if (text !== (last?.text ?? '')) node.textContent = text;
}
