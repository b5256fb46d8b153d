import { bindText, type BoundText } from '../binding/bound-text.ts';
import type { FontKey, FontSet } from '../font/font-set.ts';
import { bindMarkup, type BoundMarkup, unmarked } from '../markup/bind-markup.ts';
import { type Emphasis, plain } from '../markup/emphasis.ts';
import type { LabelProblem, LabelWarning } from '../problem/label-problem.ts';
import { subjectOfVariable } from '../problem/subject.ts';
import { told } from '../problem/told.ts';
import { templateLimits } from '../template/template-limits.ts';
import { cleanText } from '../text/clean-text.ts';
import { missingCharacters, replaceMissing } from '../text/missing-characters.ts';
import { mapped, plainStyle, sliced, type StyledText, type TextStyle } from '../text/styled-text.ts';
import type { LayoutContext } from './layout-context.ts';

/** A text of a template: a text element, or a cell of a table. */
interface TextSource {
  readonly elementId: string;
  readonly value: string;
  readonly markup?: boolean | undefined;
  readonly weight?: 400 | 700 | undefined;
}

/** A text with its values, ready to be fitted. */
export interface SetText {
  readonly base: TextStyle;
  readonly text: StyledText;
  readonly bound: BoundText;
  readonly problems: readonly LabelProblem[];
  readonly warnings: readonly LabelWarning[];
}

/** Raised and lowered text is 60 % of the size, as the font recommends (table OS/2). */
const scriptScale = 0.6;
/**
 * Superscript is raised as the font recommends. The 0.075 em by which it lowers subscript are hardly seen on a label: 0.14 em
 * are as much as leaves the letters within the line.
 */
const scriptRaiseEm = { sup: 0.35, sub: -0.14 } as const;

/** Inserts the values and gives each character its style; what the font cannot print is replaced and told. */
export function setText(
  { elementId, value, markup = false, weight = 400 }: TextSource,
  context: LayoutContext,
): SetText {
  const marked = markup ? bindMarkup(value, context) : unmarked(bindText(value, context));
  const { bound } = marked;
  const base = styleOf(plain, weight, context.fonts);
  // The check of the values refuses longer ones; the text drawn along with the refusal need not be complete.
  const most = templateLimits.valueCharacters;
  const styled = marked.marked.map(({ text, emphasis }) => ({
    text,
    style: styleOf(emphasis, weight, context.fonts),
  }));
  const text = mapped(sliced(styled, 0, most), (words) => replaceMissing(base.face, cleanText(words)));
  const clipped = { ...bound, text: bound.text.slice(0, most) };
  return {
    base,
    text,
    bound,
    problems: missingCharacters(base.face, elementId, clipped),
    warnings: faultsOf(marked, elementId),
  };
}

const known = new WeakMap<FontSet, Map<string, TextStyle>>();

function styleOf(emphasis: Emphasis, weight: 400 | 700, fonts: FontSet): TextStyle {
  const fontKey: FontKey = weight === 700 || emphasis.isBold ? 'bold' : 'regular';
  const { isSlanted, isUnderlined, script } = emphasis;
  const styles = known.get(fonts) ?? new Map<string, TextStyle>();
  known.set(fonts, styles);
  const key = `${fontKey} ${isSlanted} ${isUnderlined} ${script}`;
  const style = styles.get(key) ?? {
    ...plainStyle(fonts[fontKey], fontKey),
    scale: script ? scriptScale : 1,
    raiseEm: script ? scriptRaiseEm[script] : 0,
    isSlanted,
    isUnderlined,
  };
  styles.set(key, style);
  return style;
}

/** Returns a warning for each text of the template and each value in which tags are printed as they stand: of the first. */
function faultsOf({ faults, bound }: BoundMarkup, elementId: string): readonly LabelWarning[] {
  const first = Map.groupBy(faults, ({ variable }) => variable);
  return Array.from(first, ([variable, [fault]]) => {
    const { named: subject, ...place } = subjectOfVariable(elementId, bound, variable);
    return { ...told.markupUnread({ subject, tag: fault?.tag ?? '' }), ...place };
  });
}
