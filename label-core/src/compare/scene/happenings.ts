import { symbologyRules } from '../../barcode/symbology-rules.ts';
import type { FontKey } from '../../font/font-set.ts';
import { dotMm } from '../../scene/length.ts';
import type { GlyphRun, ImageNode, ModuleGroup, SceneNode } from '../../scene/scene.ts';
import type { Sentence } from '../../sentence/index.ts';
import { emphasisChanges } from './emphasis-changes.ts';
import { excerptOf, excerptsOf } from './excerpt.ts';
import { isSameImage } from './same-nodes.ts';
import { linesOf, textOf, type SceneElement } from './scene-element.ts';
import { sceneWords as words } from './scene-words.ts';

/** Moves and changes of size below this are not mentioned; millimetres. */
const leastMm = 0.05;
/** The letters of another text begin elsewhere anyway, so only more than this counts as a move; millimetres. */
const leastTextMoveMm = 0.3;

/**
 * Returns what changed as one sentence without a full stop: `Text “Crème” became “Creme”`. @param dpi of the printer laid
 * out for
 */
export function whatHappened(before: SceneElement, after: SceneElement, dpi: number): Sentence {
  const [first = words.otherDrawing, ...others] = happeningsOf(before, after, dpi);
  return words.sentence(subjectOf(before, after), [first, ...others]);
}

export const whatCame = (element: SceneElement): Sentence =>
  words.sentence(subjectOf(element), [words.added]);
export const whatWent = (element: SceneElement): Sentence =>
  words.sentence(subjectOf(element), [words.removed]);

function subjectOf(element: SceneElement, after?: SceneElement): Sentence {
  switch (element.kind) {
    case 'text': {
      const text = textOf(element.nodes);
      return words.text(after ? excerptsOf(text, textOf(after.nodes))[0] : excerptOf(text));
    }
    case 'barcode':
      return words.barcode;
    case 'picture':
      return words.picture;
    case 'shape':
    default:
      return words.shapes[element.nodes[0]?.kind ?? 'path'];
  }
}

function happeningsOf(before: SceneElement, after: SceneElement, dpi: number): readonly Sentence[] {
  switch (after.kind) {
    case 'text':
      return textHappenings(before, after);
    case 'barcode':
      return [...valueHappenings(before, after), ...placeHappenings(before, after, dpi)];
    case 'picture': {
      const [was, is] = [imageOf(before.nodes), imageOf(after.nodes)];
      const isOther = was && is && !isSameImage(was.image, is.image);
      const isTurned = was && is && was.rotation !== is.rotation;
      return [
        ...(isOther ? [words.otherPicture] : []),
        ...(isTurned ? [words.turned(is.rotation)] : []),
        ...placeHappenings(before, after, dpi),
      ];
    }
    case 'shape':
    default:
      return placeHappenings(before, after, dpi);
  }
}

function textHappenings(before: SceneElement, after: SceneElement): readonly Sentence[] {
  const [was, is] = [before, after].map(({ nodes }) => runsOf(nodes)) as [
    readonly GlyphRun[],
    readonly GlyphRun[],
  ];
  const [one, other] = [was[0], is[0]];
  if (!one || !other) return [];
  const lines = [linesOf(was), linesOf(is)] as const;
  const texts = [lines[0].join(' '), lines[1].join(' ')] as const;
  const isSameText = texts[0] === texts[1];
  const hasSameLines =
    lines[0].length === lines[1].length && lines[0].every((line, at) => line === lines[1][at]);
  const sizes = [sizeOf(was), sizeOf(is)] as const;
  const weights = [weightOf(was), weightOf(is)] as const;
  const isSameSize = sizes[0] === sizes[1];
  const isSameWeight = weights[0] === weights[1];
  const isSameLook = isSameSize && isSameWeight && one.rotation === other.rotation;
  return [
    ...(isSameText ? [] : [words.becameText(excerptsOf(...texts)[1])]),
    ...(isSameSize ? [] : [words.otherPoints(...sizes)]),
    ...(isSameWeight ? [] : [words.otherWeight[weights[1]]]),
    ...(isSameText && isSameWeight ? emphasisWords([before, was], [after, is]) : []),
    ...(one.color === other.color ? [] : [words.otherInk(other.color)]),
    ...(one.rotation === other.rotation ? [] : [words.turned(other.rotation)]),
    ...(isSameText && !hasSameLines ? [words.otherLines] : []),
    ...(isSameLook && hasSameLines ? moveWords(other.xMm - one.xMm, other.yMm - one.yMm, leastMm) : []),
    ...(isSameLook && !isSameText ? textMove(before, after) : []),
  ];
}

/** Returns the size of the text: of raised and lowered characters it is a part. */
const sizeOf = (runs: readonly GlyphRun[]): number => Math.max(...runs.map(({ sizePt }) => sizePt));

const weightOf = (runs: readonly GlyphRun[]): FontKey =>
  runs.every(({ fontKey }) => fontKey === 'bold') ? 'bold' : 'regular';

type Runs = readonly [SceneElement, readonly GlyphRun[]];

function emphasisWords([before, was]: Runs, [after, is]: Runs): readonly Sentence[] {
  const [lined, isLined] = [before, after].map(({ nodes }) => nodes.length - runsOf(nodes).length);
  const { nowBold, noLongerBold, isOtherwise } = emphasisChanges(was, is, lined !== isLined);
  return [
    ...(nowBold === '' ? [] : [words.wordsNowBold(excerptOf(nowBold))]),
    ...(noLongerBold === '' ? [] : [words.wordsNoLongerBold(excerptOf(noLongerBold))]),
    ...(isOtherwise ? [words.otherEmphasis] : []),
  ];
}

/** Returns the smaller of two moves in the same direction, or 0 for opposite directions. */
function common(from: number, to: number): number {
  if (Math.sign(from) !== Math.sign(to)) return 0;
  return Math.abs(from) < Math.abs(to) ? from : to;
}

/**
 * Returns the move of a changed text. A changed text counts as moved only when its left and right side (or its top and
 * bottom) moved in the same direction.
 */
function textMove({ box: was }: SceneElement, { box: is }: SceneElement): readonly Sentence[] {
  const right = common(is.x - was.x, is.x + is.width - was.x - was.width);
  const down = common(is.y - was.y, is.y + is.height - was.y - was.height);
  return moveWords(right, down, leastTextMoveMm);
}

function valueHappenings(before: SceneElement, after: SceneElement): readonly Sentence[] {
  const [was, is] = [modulesOf(before.nodes), modulesOf(after.nodes)];
  if (!was || !is) return [];
  const titles = [was, is].map(({ symbology }) => symbologyRules[symbology].title) as [string, string];
  return [
    ...(was.symbology === is.symbology ? [] : [words.otherSymbology(...titles)]),
    ...(was.value === is.value ? [] : [words.otherValue(...excerptsOf(was.value, is.value))]),
  ];
}

/** Returns changes of position and size. An element on whole dots may be one dot larger at another position. */
function placeHappenings(
  { box: was }: SceneElement,
  { box: is }: SceneElement,
  dpi: number,
): readonly Sentence[] {
  const tolerance = dotMm(dpi) * 1.1;
  const isOtherSize =
    Math.abs(was.width - is.width) > tolerance || Math.abs(was.height - is.height) > tolerance;
  return [
    ...moveWords(is.x - was.x, is.y - was.y, leastMm),
    ...(isOtherSize ? [words.otherSize([was.width, was.height], [is.width, is.height])] : []),
  ];
}

function moveWords(right: number, down: number, least: number): readonly Sentence[] {
  const [x, y] = [right, down].map((mm) => (Math.abs(mm) < least ? 0 : mm)) as [number, number];
  return x === 0 && y === 0 ? [] : [words.moved(x, y)];
}

const runsOf = (nodes: readonly SceneNode[]): readonly GlyphRun[] =>
  nodes.filter((node) => node.kind === 'glyphs');
const modulesOf = (nodes: readonly SceneNode[]): ModuleGroup | undefined =>
  nodes.find((node) => node.kind === 'modules');
const imageOf = (nodes: readonly SceneNode[]): ImageNode | undefined =>
  nodes.find((node) => node.kind === 'image');
