import type { GlyphRun, PlacedGlyph, Scene, SceneNode } from '../../scene/scene.ts';
import type { Sentence } from '../../sentence/index.ts';
import { matchElements } from '../match/match-elements.ts';
import { whatCame, whatHappened, whatWent } from './happenings.ts';
import { hasSameNodes, isSameNode } from './same-nodes.ts';
import { sceneElements, type SceneElement } from './scene-element.ts';

/** Ink of the earlier and of the later version; the differences of one part form one region. */
export interface ChangedPart {
  readonly before: readonly SceneNode[];
  readonly after: readonly SceneNode[];
  /** Whether the region contains all of this ink and not only the differences: a whole letter instead of its accent. */
  readonly isShownWhole: boolean;
}

/** An element that is drawn differently. */
export interface ElementChange {
  readonly kind: 'added' | 'removed' | 'changed';
  readonly elementId: string;
  readonly words: Sentence;
  readonly parts: readonly ChangedPart[];
}

/** Returns the elements that print differently, those of the later version first. */
export function elementChanges(before: Scene, after: Scene): readonly ElementChange[] {
  const { pairs, removed, added } = matchElements(sceneElements(before), sceneElements(after));
  return [
    ...pairs
      .filter(([one, other]) => !hasSameNodes(one.nodes, other.nodes))
      .map(([one, other]): ElementChange => ({
        kind: 'changed',
        elementId: other.id,
        words: whatHappened(one, other, after.dpi),
        parts: partsOf(one, other),
      })),
    ...added.map((element): ElementChange => ({
      kind: 'added',
      elementId: element.id,
      words: whatCame(element),
      parts: [{ before: [], after: element.nodes, isShownWhole: false }],
    })),
    ...removed.map((element): ElementChange => ({
      kind: 'removed',
      elementId: element.id,
      words: whatWent(element),
      parts: [{ before: element.nodes, after: [], isShownWhole: false }],
    })),
  ];
}

/** Returns the changed letters one by one when all letters kept their places, else the element as a whole. */
function partsOf(before: SceneElement, after: SceneElement): readonly ChangedPart[] {
  const pairs = pairsOfGlyphs(before.nodes, after.nodes);
  if (!pairs) return [{ before: before.nodes, after: after.nodes, isShownWhole: false }];
  return pairs.map(([one, other]) => ({ before: [one], after: [other], isShownWhole: true }));
}

function pairsOfGlyphs(
  before: readonly SceneNode[],
  after: readonly SceneNode[],
): readonly (readonly [GlyphRun, GlyphRun])[] | undefined {
  if (before.length !== after.length) return undefined;
  const pairs: (readonly [GlyphRun, GlyphRun])[] = [];
  for (const [at, one] of before.entries()) {
    const other = after[at];
    // Lines below a text that did not change are no letters of their own.
    if (one.kind !== 'glyphs' && other && isSameNode(one, other)) continue;
    if (one.kind !== 'glyphs' || other?.kind !== 'glyphs' || !standsAlike(one, other)) return undefined;
    for (const [index, glyph] of one.glyphs.entries()) {
      const counterpart = other.glyphs[index];
      if (!counterpart || !isSamePlace(glyph, counterpart)) return undefined;
      if (glyph.id !== counterpart.id) pairs.push([alone(one, glyph), alone(other, counterpart)]);
    }
  }
  return pairs;
}

const alone = (run: GlyphRun, glyph: PlacedGlyph): GlyphRun => ({
  ...run,
  text: glyph.text,
  glyphs: [glyph],
});

/** Far below the resolution of any printer. */
const samePlaceMm = 0.005;
const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= samePlaceMm;
const isSamePlace = (
  one: { readonly xMm: number; readonly yMm: number },
  other: { readonly xMm: number; readonly yMm: number },
): boolean => isNear(one.xMm, other.xMm) && isNear(one.yMm, other.yMm);

const standsAlike = (one: GlyphRun, other: GlyphRun): boolean =>
  one.glyphs.length === other.glyphs.length &&
  one.fontKey === other.fontKey &&
  one.sizePt === other.sizePt &&
  one.color === other.color &&
  one.isSlanted === other.isSlanted &&
  one.rotation === other.rotation &&
  isSamePlace(one, other);
