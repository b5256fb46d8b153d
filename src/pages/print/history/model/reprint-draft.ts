import { proofWord } from 'label-core/design';
import type { PrintedEntry } from '@/entities/print-job';
import type { Reprint } from '@/features/send-print-job';
import type { Id } from '@/shared/api';

/** Input for a reprint. */
export interface ReprintDraft {
  version: Reprint['version'];
  /** Undefined: as many as were printed. */
  quantity: number | undefined;
  /** Undefined: on the original printer. */
  printerId: Id | undefined;
  /** Stored text of one of `REASONS`, `OTHER`, or "" while none is chosen. */
  reason: string;
  details: string;
}

/** Reasons to choose from, each with the text that the server stores regardless of the language. */
export const REASONS = [
  { key: 'damaged', kept: 'Damaged' },
  { key: 'lost', kept: 'Lost' },
  { key: 'wrongQuantity', kept: 'Wrong quantity' },
] as const;
export const OTHER = 'other';

export const NEW_DRAFT: ReprintDraft = {
  version: 'same',
  quantity: undefined,
  printerId: undefined,
  reason: '',
  details: '',
};

/** Returns the missing part of the reason; undefined if it is complete. */
export function reasonFault({ reason, details }: ReprintDraft): 'reason' | 'details' | undefined {
  if (reason === '') return 'reason';
  return reason === OTHER && details.trim() === '' ? 'details' : undefined;
}

/** Returns the body of the call for a valid draft. */
export function toReprint(
  draft: ReprintDraft,
  entries: readonly PrintedEntry[],
  isWholeJob: boolean,
): Reprint {
  const details = draft.details.trim();
  const listed = details === '' ? draft.reason : `${draft.reason}: ${details}`;
  return {
    ...(!isWholeJob && { printJobEntryIds: entries.map(({ printJobEntryId }) => printJobEntryId) }),
    version: draft.version,
    ...(draft.printerId !== undefined && { printerId: draft.printerId }),
    ...(draft.quantity !== undefined && { quantity: draft.quantity }),
    reason: draft.reason === OTHER ? details : listed,
  };
}

/** Returns whether all files are of one label with one set of values: only then can a single number be the quantity. */
export function isOneKind(entries: readonly PrintedEntry[]): boolean {
  const kinds = entries.map(({ labelId, version, articleName, printerId, values }) =>
    JSON.stringify([labelId, version, articleName, printerId, values]),
  );
  return new Set(kinds).size === 1;
}

/** Returns the first and last number of labels that have one each; they keep it in a reprint. */
export function numbersOf(
  entries: readonly PrintedEntry[],
): { readonly first: string; readonly last: string } | undefined {
  const numbered = entries.flatMap(({ values }) => values.filter(({ lastValue }) => lastValue !== ''));
  const [first] = numbered;
  const last = numbered.findLast(({ name }) => name === first?.name);
  return first && last && { first: first.value, last: last.lastValue };
}

/** Returns whether an entry is a proof: of no label, and so marked in its name. Other servers need not name their labels. */
export const isProof = ({ labelId, labelName }: { labelId?: unknown; labelName: string }): boolean =>
  labelId === undefined && labelName.endsWith(` ${proofWord}`);
