import type { GlyphRun, PlacedGlyph, Scene, SceneNode } from '../../scene/scene.ts';
import type { Sentence } from '../../sentence/index.ts';
import { matchElements } from '../match/match-elements.ts';
import { whatCame, whatHappened, whatWent } from './happenings.ts';
import { hasSameNodes } from './same-nodes.ts';
import { sceneElements, type SceneElement } from './scene-element.ts';

/** Ink that was there before and ink that is there now; differences of one part are one region. */
export interface ChangedPart {
  readonly before: readonly SceneNode[];
  readonly after: readonly SceneNode[];
  /** Whether the region goes round all of this ink, not only round what differs: a letter and not its accent. */
  readonly isShownWhole: boolean;
}

/** One element that is drawn differently. */
export interface ElementChange {
  readonly kind: 'added' | 'removed' | 'changed';
  readonly elementId: string;
  readonly words: Sentence;
  readonly parts: readonly ChangedPart[];
}

/** The elements that leave other ink than before, those of the later version first. */
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

/** The letters that changed one by one where all letters kept their places; else the element as a whole. */
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

/** Far below what any printer shows. */
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
  one.rotation === other.rotation &&
  isSamePlace(one, other);
