/** Where a press of a key in a list leads. */
export interface ListStep {
  /** Position of the row that is active next. */
  readonly to: number;
  /** What becomes of the selection: only this row, this row as well, or the row is switched. */
  readonly selects: 'only' | 'also' | 'switch';
}

/** Returns where a key leads in a list of `count` rows of which `at` is active; undefined for other keys. */
export function listStep(
  { key, shift, mod }: { readonly key: string; readonly shift: boolean; readonly mod: boolean },
  at: number,
  count: number,
): ListStep | undefined {
  if (count === 0 || mod) return undefined;
  if (key === ' ') return { to: Math.max(0, at), selects: 'switch' };
  const to = targetOf(key, at, count);
  if (to === undefined) return undefined;
  return { to: Math.min(count - 1, Math.max(0, to)), selects: shift ? 'also' : 'only' };
}

function targetOf(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return at + 1;
    case 'ArrowUp':
      return at - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
