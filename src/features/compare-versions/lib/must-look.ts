import { texts } from '../i18n';
import { REGION_NUMBERS_SAID } from '../config/limits';

const { mustLook } = texts;

/**
 * What must be viewed before a version may be approved: each changed region, the label itself when nothing was
 * published before, or the table of changes when no change is visible.
 */
export type LookSubject =
  | { readonly kind: 'regions'; readonly numbers: readonly number[] }
  | { readonly kind: 'label' }
  | { readonly kind: 'table' };

/** Region number that represents the label itself. */
export const WHOLE_LABEL = 1;

/** Record of what the person has viewed. */
export interface Looks {
  readonly regions: readonly number[];
  readonly isTableSeen: boolean;
}

export const NOTHING_SEEN: Looks = { regions: [], isTableSeen: false };

/** Returns the changed regions that were not viewed yet, in their order; the label itself counts as one. */
export function regionsLeft(subject: LookSubject, { regions }: Looks): readonly number[] {
  switch (subject.kind) {
    case 'table':
      return [];
    case 'label':
      return regions.includes(WHOLE_LABEL) ? [] : [WHOLE_LABEL];
    case 'regions':
    default:
      return subject.numbers.filter((number) => !regions.includes(number));
  }
}

/** Returns why approval is not possible yet, as a sentence; "" once everything required was viewed. */
export function lookReason(subject: LookSubject, looks: Looks): string {
  if (subject.kind === 'table') return looks.isTableSeen ? '' : mustLook.table;
  const left = regionsLeft(subject, looks);
  if (left.length === 0) return '';
  if (subject.kind === 'label') return mustLook.label;
  const isBegun = left.length < subject.numbers.length;
  const rest = left.length - REGION_NUMBERS_SAID;
  const first = left.slice(0, REGION_NUMBERS_SAID).join(', ');
  const numbers = rest > 0 ? mustLook.andOthers({ numbers: first, count: rest }) : first;
  return mustLook[isBegun ? 'moreChanges' : 'changes']({ count: left.length, numbers });
}

/** Returns the record with a viewed region; the same object when the region was already in it. */
export function withRegionSeen(looks: Looks, number: number): Looks {
  return looks.regions.includes(number) ? looks : { ...looks, regions: [...looks.regions, number] };
}
