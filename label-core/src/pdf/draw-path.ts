import type { PathNode } from '../scene/scene.ts';
import { operand as n } from './operand.ts';

const operators = { M: 'm', L: 'l', C: 'c', Z: 'h' } as const;
const grays = { black: 0, white: 1, none: 0 } as const;

/** Draws a free outline and restores the graphics state. */
export function drawPath(node: PathNode): string {
  const outline = node.segments.map(({ op, points }) => [...points.map(n), operators[op]].join(' '));
  const ends = node.lineEnds === 'round' ? '1 J 1 j ' : '';
  const look = `${grays[node.fill]} g ${grays[node.stroke]} G ${n(node.strokeMm)} w ${ends}`;
  return `q ${look}${outline.join(' ')} ${paint(node)} Q`;
}

function paint({ fill, fillRule, strokeMm }: PathNode): string {
  const rule = fillRule === 'evenodd' ? '*' : '';
  if (fill === 'none') return strokeMm > 0 ? 'S' : 'n';
  return `${strokeMm > 0 ? 'B' : 'f'}${rule}`;
}
