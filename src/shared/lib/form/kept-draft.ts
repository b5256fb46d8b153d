/** What was entered, and the revision of the record it was entered over; a server without revisions has none. */
export interface Draft<Values> {
  readonly values: Values;
  readonly revision: number | undefined;
}

/** Reads values that come from storage: anything that is not of their shape is refused. A schema of zod is one. */
export interface DraftSchema<Values> {
  safeParse: (input: unknown) => { success: true; data: Values } | { success: false };
}

/** Where a form's draft is kept: another person at this tab finds nothing of it. */
export const draftKey = (owner: string, form: string, recordId: string): string =>
  `draft/${owner}/${form}/${recordId}`;

/** What was entered before the page was loaded anew or the session ended; undefined where there is nothing. */
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

/** Keeps what is entered as long as this tab lives; undefined forgets it. */
export function keepDraft(key: string, draft: Draft<unknown> | undefined): void {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft));
    else sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked or full: what is entered lives as long as the screen does.
  }
}

/** The drafts of the forms on the screen. */
const openKeys = new Set<string>();

/** From now on this draft belongs to a form on the screen; the function it returns ends that. */
export function openDraft(key: string): () => void {
  openKeys.add(key);
  return () => void openKeys.delete(key);
}

/** What was entered on this screen is given up on purpose: changes were discarded, or the record was deleted. */
export function forgetOpenDrafts(): void {
  for (const key of openKeys) keepDraft(key, undefined);
}
