import type { LabelElement, LabelTemplate } from '../template/template-schema.ts';
import type { Repair } from './repair.ts';
import { sentences } from './sentences/index.ts';

/** Returns the move that brings an element onto the label; none when it is larger than the label. */
export function moveIntoLabel(
  element: LabelElement | undefined,
  { widthMm, heightMm }: LabelTemplate,
): readonly Repair[] {
  if (!element || element.type === 'line') return [];
  const dxMm = shiftInto(element.xMm, element.widthMm, widthMm);
  const dyMm = shiftInto(element.yMm, element.heightMm, heightMm);
  if (dxMm === undefined || dyMm === undefined) return [];
  const edit = { kind: 'move', ids: [element.id], dxMm, dyMm } as const;
  return [{ words: sentences.labelRepair.intoLabel, edit }];
}

/** Returns how far a side must move to lie within 0 and `mostMm`; undefined when it is longer. */
export function shiftInto(startMm: number, lengthMm: number, mostMm: number): number | undefined {
  if (lengthMm > mostMm) return undefined;
  return Math.max(0, -startMm) - Math.max(0, startMm + lengthMm - mostMm);
}
