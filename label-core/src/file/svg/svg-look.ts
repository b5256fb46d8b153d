import type { Ink } from '../../scene/scene.ts';
import type { Notes } from '../notes.ts';
import { inkOf } from './svg-paint.ts';
import type { Declarations } from './svg-styles.ts';
import { userLength } from './svg-length.ts';

/** Style of elements, inherited from groups by their children; lengths in units of the drawing. */
export interface Look {
  readonly fill: string;
  readonly stroke: string;
  readonly fillOpacity: number;
  readonly strokeOpacity: number;
  readonly opacity: number;
  readonly fillRule: 'nonzero' | 'evenodd';
  readonly strokeWidth: number;
  readonly lineEnds: 'flat' | 'round';
  readonly fontSize: number;
  readonly isBold: boolean;
  readonly anchor: 'left' | 'center' | 'right';
  readonly baseline: string;
  readonly isVisible: boolean;
  readonly keepsSpaces: boolean;
}

export const firstLook: Look = {
  fill: 'black',
  stroke: 'none',
  fillOpacity: 1,
  strokeOpacity: 1,
  opacity: 1,
  fillRule: 'nonzero',
  strokeWidth: 1,
  lineEnds: 'flat',
  fontSize: 16,
  isBold: false,
  anchor: 'left',
  baseline: '',
  isVisible: true,
  keepsSpaces: false,
};

const anchors: Readonly<Record<string, Look['anchor']>> = {
  start: 'left',
  middle: 'center',
  end: 'right',
  left: 'left',
  center: 'center',
  right: 'right',
};

/** Returns the style of an element: its own declarations, else the inherited ones. */
export function lookOf(parent: Look, own: Declarations): Look {
  const text = (name: string): string | undefined => {
    const value = own.get(name);
    return value === undefined || value === '' || value === 'inherit' ? undefined : value;
  };
  const share = (name: string, fallback: number): number => {
    const value = text(name);
    const number = Number.parseFloat(value ?? '') / (value?.endsWith('%') === true ? 100 : 1);
    return Number.isFinite(number) ? Math.min(1, Math.max(0, number)) : fallback;
  };
  const font = text('font') ?? '';
  const fontSize = text('font-size') ?? /[\d.]+(?:px|pt|mm|em|%)/.exec(font)?.[0];
  const weight = text('font-weight') ?? (/\bbold\b/.test(font) ? 'bold' : undefined);
  const visibility = text('visibility');
  return {
    fill: text('fill') ?? parent.fill,
    stroke: text('stroke') ?? parent.stroke,
    fillOpacity: share('fill-opacity', parent.fillOpacity),
    strokeOpacity: share('stroke-opacity', parent.strokeOpacity),
    opacity: parent.opacity * share('opacity', 1),
    fillRule: ruleOf(text('fill-rule')) ?? parent.fillRule,
    strokeWidth: userLength(text('stroke-width'), parent.strokeWidth),
    lineEnds: endsOf(text('stroke-linecap')) ?? parent.lineEnds,
    fontSize: sizeOf(fontSize, parent.fontSize),
    isBold: weight === undefined ? parent.isBold : weight.startsWith('bold') || Number(weight) >= 600,
    anchor: anchors[text('text-anchor') ?? ''] ?? parent.anchor,
    baseline: text('dominant-baseline') ?? parent.baseline,
    isVisible: visibility === undefined ? parent.isVisible : visibility === 'visible',
    keepsSpaces:
      own.get('xml:space') === 'preserve' ||
      (own.get('white-space') ?? '').startsWith('pre') ||
      parent.keepsSpaces,
  };
}

const ruleOf = (rule: string | undefined): Look['fillRule'] | undefined =>
  rule === 'evenodd' || rule === 'nonzero' ? rule : undefined;

const endsOf = (cap: string | undefined): Look['lineEnds'] | undefined =>
  cap === undefined ? undefined : cap === 'round' ? 'round' : 'flat';

function sizeOf(text: string | undefined, parent: number): number {
  if (text === undefined) return parent;
  const relative = /^(?<share>[\d.]+)(?<unit>em|%)$/.exec(text)?.groups;
  if (!relative) return userLength(text, parent);
  const share = Number(relative['share']) / (relative['unit'] === '%' ? 100 : 1);
  return Number.isFinite(share) ? parent * share : parent;
}

/** Returns fill and stroke of a shape as black, white or none. */
export function inksOf(
  look: Look,
  notes: Notes,
): { readonly fill: Ink | 'none'; readonly stroke: Ink | 'none' } {
  const hasLine = look.strokeWidth > 0;
  return {
    fill: inkOf(look.fill, look.fillOpacity * look.opacity, notes),
    stroke: hasLine ? inkOf(look.stroke, look.strokeOpacity * look.opacity, notes) : 'none',
  };
}
