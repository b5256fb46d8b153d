/** Entered values, and the revision of the record they are based on; undefined for a server without revisions. */
export interface Draft<Values> {
  readonly values: Values;
  readonly revision: number | undefined;
}

/** Validates values from storage and refuses those of another shape. A zod schema satisfies this. */
export interface DraftSchema<Values> {
  safeParse: (input: unknown) => { success: true; data: Values } | { success: false };
}

/** Returns the storage key of a draft. It contains the owner, so that another person at this tab does not get the draft. */
export const draftKey = (owner: string, form: string, recordId: string): string =>
  `draft/${owner}/${form}/${recordId}`;

/** Returns the draft from before a reload or the end of the session; undefined if there is none. */
export function readDraft<Values>(key: string, schema: DraftSchema<Values>): Draft<Values> | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('values' in kept)) return undefined;
    const values = schema.safeParse(kept.values);
    if (!values.success) return undefined;
    const revision = 'revision' in kept && typeof kept.revision === 'number' ? kept.revision : undefined;
    return { values: values.data, revision };
  } catch {
    return undefined;
  }
}

/** Stores a draft for the lifetime of the tab; undefined deletes it. */
export function keepDraft(key: string, draft: Draft<unknown> | undefined): void {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft));
    else sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked or full: the draft lasts as long as the screen.
  }
}

/** Keys of the drafts whose forms are on the screen. */
const openKeys = new Set<string>();

/** Registers the draft of a form that is on the screen. Returns the function that unregisters it. */
export function openDraft(key: string): () => void {
  openKeys.add(key);
  return () => void openKeys.delete(key);
}

/** Deletes the drafts of the forms on the screen: the changes were discarded, or the record was deleted. */
export function forgetOpenDrafts(): void {
  for (const key of openKeys) keepDraft(key, undefined);
}
