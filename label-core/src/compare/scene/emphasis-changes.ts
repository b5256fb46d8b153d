import type { GlyphRun } from '../../scene/scene.ts';

/** Characters of a text whose emphasis is another in the later version of the same text. */
export interface EmphasisChanges {
  readonly nowBold: string;
  readonly noLongerBold: string;
  /** Whether other characters are underlined, slanted, raised or lowered. */
  readonly isOtherwise: boolean;
}

/**
 * Compares the emphasis of two versions of one text, whatever its line breaks are. Stretches of characters are joined by
 * commas. @param underlines whether the versions are underlined differently
 */
export function emphasisChanges(
  before: readonly GlyphRun[],
  after: readonly GlyphRun[],
  underlines: boolean,
): EmphasisChanges {
  const [was, is] = [charactersOf(before), charactersOf(after)];
  const [letters, others] = [is.filter(isLetter), was.filter(isLetter)];
  const changed = new Map<StyledCharacter, 'now' | 'before'>();
  let isOtherwise = underlines;
  for (const [index, letter] of letters.entries()) {
    const other = others[index];
    if (!other) continue;
    if (letter.isBold !== other.isBold) changed.set(letter, letter.isBold ? 'now' : 'before');
    isOtherwise ||= letter.look !== other.look;
  }
  return {
    nowBold: stretches(is, (one) => changed.get(one) === 'now'),
    noLongerBold: stretches(is, (one) => changed.get(one) === 'before'),
    isOtherwise,
  };
}

interface StyledCharacter {
  readonly character: string;
  readonly isBold: boolean;
  /** Slant, and size and place beside the characters around it. */
  readonly look: string;
}

const isLetter = ({ character }: StyledCharacter): boolean => character.trim() !== '';

function charactersOf(runs: readonly GlyphRun[]): readonly StyledCharacter[] {
  const most = Math.max(0, ...runs.map(({ sizePt }) => sizePt));
  let baseline = { xMm: 0, yMm: 0 };
  return runs.flatMap((run, index) => {
    if (run.continuesLine !== true) baseline = run;
    const isRaised = run.sizePt < most && (run.xMm !== baseline.xMm || run.yMm < baseline.yMm);
    const look = `${run.isSlanted === true} ${run.sizePt < most} ${isRaised}`;
    const space = index > 0 && run.continuesLine !== true ? ' ' : '';
    return Array.from(space + run.text, (character) => ({
      character,
      isBold: run.fontKey === 'bold',
      look,
    }));
  });
}

function stretches(
  characters: readonly StyledCharacter[],
  isMeant: (character: StyledCharacter) => boolean,
): string {
  const found: string[] = [];
  let isOpen = false;
  for (const one of characters) {
    const isPart: boolean = isMeant(one) || (isOpen && !isLetter(one));
    if (isPart && isOpen) found.push((found.pop() ?? '') + one.character);
    else if (isPart) found.push(one.character);
    isOpen = isPart;
  }
  return found.map((stretch) => stretch.trim()).join(', ');
}
