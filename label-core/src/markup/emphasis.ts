import type { MarkupTag } from './markup-tokens.ts';

/** How a stretch of text is set apart. */
export interface Emphasis {
  readonly isBold: boolean;
  readonly isSlanted: boolean;
  readonly isUnderlined: boolean;
  /** Raised or lowered small text; of tags in each other the inner one counts. */
  readonly script?: 'sup' | 'sub';
}

export const plain: Emphasis = { isBold: false, isSlanted: false, isUnderlined: false };

const known = new Map<string, Emphasis>([['', plain]]);

/** Returns what these tags do together, outermost first. The same tags give the same object. */
export function emphasisOf(tags: readonly MarkupTag[]): Emphasis {
  const script = tags.findLast((tag): tag is 'sup' | 'sub' => tag === 'sup' || tag === 'sub');
  const key = [
    ...(['b', 'i', 'u'] as const).filter((tag) => tags.includes(tag)),
    ...(script ? [script] : []),
  ].join(' ');
  const found = known.get(key);
  if (found) return found;
  const emphasis = {
    isBold: tags.includes('b'),
    isSlanted: tags.includes('i'),
    isUnderlined: tags.includes('u'),
    ...(script && { script }),
  };
  known.set(key, emphasis);
  return emphasis;
}
