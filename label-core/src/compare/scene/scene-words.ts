import type { Ink, SceneNode } from '../../scene/scene.ts';
import type { Sentence } from '../../sentence/index.ts';
import { sentences } from '../sentences/index.ts';

const { happening, seenChange, seenElement } = sentences;

const tenths = (mm: number): number => Math.round(mm * 10) / 10;
const hundredths = (mm: number): number => Math.round(mm * 100) / 100;

/** Rounds to tenths of a millimetre, or to hundredths when that would be 0. */
const shownLength = (mm: number): number => (tenths(mm) === 0 ? hundredths(mm) : tenths(mm));

/** Nests sentences, each in the next one, so that every language can join them in its own way. */
const joined = (
  [first, ...others]: readonly [Sentence, ...Sentence[]],
  join: (values: { readonly earlier: Sentence; readonly next: Sentence }) => Sentence,
) => others.reduce((earlier, next) => join({ earlier, next }), first);

/** Sentences about a difference on the label. */
export const sceneWords = {
  ...happening,
  text: (text: string) => seenElement.text({ text }),
  barcode: seenElement.barcode,
  picture: seenElement.picture,
  shapes: {
    rectangle: seenElement.rectangle,
    ellipse: seenElement.ellipse,
    line: seenElement.line,
    path: seenElement.outline,
    glyphs: seenElement.drawing,
    modules: seenElement.drawing,
    image: seenElement.drawing,
  } satisfies Record<SceneNode['kind'], Sentence>,
  becameText: (text: string) => happening.otherText({ text }),
  otherValue: (before: string, after: string) => happening.otherValue({ before, after }),
  otherSymbology: (before: string, after: string) => happening.otherSymbology({ before, after }),
  otherSize: (before: readonly [number, number], after: readonly [number, number]) =>
    happening.otherSize({
      width: tenths(after[0]),
      height: tenths(after[1]),
      oldWidth: tenths(before[0]),
      oldHeight: tenths(before[1]),
    }),
  otherPoints: (before: number, after: number) =>
    happening.otherPoints({ before: hundredths(before), after: hundredths(after) }),
  otherWeight: { regular: happening.noLongerBold, bold: happening.nowBold },
  wordsNowBold: (text: string) => happening.wordsNowBold({ text }),
  wordsNoLongerBold: (text: string) => happening.wordsNoLongerBold({ text }),
  otherInk: (ink: Ink) => happening.otherInk({ ink }),
  turned: (degrees: number) => happening.turned({ degrees }),
  moved: (right: number, down: number) => {
    const across = { x: shownLength(Math.abs(right)), across: right > 0 ? 'right' : 'left' };
    const upright = { y: shownLength(Math.abs(down)), down: down > 0 ? 'down' : 'up' };
    if (down === 0) return happening.movedAcross(across);
    return right === 0 ? happening.movedDown(upright) : happening.moved({ ...across, ...upright });
  },
  unexplained: seenChange.unexplained,
  sentence: (subject: Sentence, happenings: readonly [Sentence, ...Sentence[]]) =>
    seenChange.of({ subject, happenings: joined(happenings, seenChange.happenings) }),
  together: (changes: readonly [Sentence, ...Sentence[]], more: number) => {
    const all = joined(changes, seenChange.together);
    return more > 0 ? seenChange.andMore({ changes: all, count: more }) : all;
  },
} as const;
