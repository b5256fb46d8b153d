import { useEffect, useRef, useState } from 'react';
import { toApiError } from '../../api';
import { serverFaults, type FormFaults } from '../form-faults';
import { draftKey, keepDraft, openDraft, readDraft, type Draft, type DraftSchema } from './kept-draft';

export interface DraftFormOptions<Values> {
  /** Who fills it in: the user id of the session. */
  owner: string;
  /** The form and the thing it is about: "printer" and its id, or "new". */
  form: string;
  thing: string;
  /** The revision of what is saved, where the server tells one. */
  revision?: number | undefined;
  saved: Values;
  /** Reads a draft back. */
  schema: DraftSchema<Values>;
  /** What keeps values from being saved, by field, in the order of the form. */
  faultsOf: (values: Values, saved: Values) => FormFaults;
  /** The faults a server found, by field of the form; without it the server's fields are the form's. */
  serverFaultsOf?: (problems: readonly { field: string; message: string }[], values: Values) => FormFaults;
  /** Whether nothing would change; without it, whether they read the same as JSON. */
  isSame?: (one: Values, other: Values) => boolean;
}

/** New values of some fields, or how they follow from what is entered by then. */
type Change<Values> = Partial<Values> | ((entered: Values) => Partial<Values>);

/**
 * The state of a form: what the person entered over what is saved, what is wrong with it, and the draft of it in this
 * tab, which outlives a reload, an address edited by hand and the end of a session, until it is saved or given up
 * (forgetOpenDrafts). Changes are saved over the revision they were begun on, so
 * that what somebody else saved meanwhile is never overwritten unseen.
 */
export function useDraftForm<Values extends object>(options: DraftFormOptions<Values>) {
  const { saved, revision, faultsOf, isSame = readsTheSame } = options;
  const key = draftKey(options.owner, options.form, options.thing);
  const [draft, setDraft] = useState(() => readDraft(key, options.schema));
  // What was entered last, also for a change that was begun before it: a file is read while somebody types.
  const latest = useRef(draft);
  const [isRestored, setRestored] = useState(draft !== undefined);
  const [found, setFound] = useState<FormFaults>({});
  const values = draft?.values ?? saved;
  const faults = faultsOf(values, saved);
  useEffect(() => openDraft(key), [key]);

  const set = (next: Draft<Values> | undefined) => {
    latest.current = next;
    setDraft(next);
    setFound({});
    keepDraft(key, next && !isSame(next.values, saved) ? next : undefined);
  };
  const discard = () => {
    setRestored(false);
    set(undefined);
  };
  return {
    values,
    saved,
    isChanged: draft !== undefined && !isSame(draft.values, saved),
    /** What was entered before a reload or the end of a session stands in the form again. */
    isRestored,
    /** Why it cannot be saved; "" while it can. */
    reason: Object.values(faults)[0] ?? '',
    faults,
    /** What the server found wrong with the last that was sent. */
    found,
    change: (change: Change<Values>) => {
      const begun = latest.current;
      const entered = begun?.values ?? saved;
      const patch = typeof change === 'function' ? change(entered) : change;
      set({ values: { ...entered, ...patch }, revision: begun ? begun.revision : revision });
    },
    discard,
    /**
     * Sends what was entered with the revision it was begun on, and forgets the draft. Rejects as `send` does, after
     * the faults the server found stand at their fields.
     */
    submit: async <T>(send: (entered: Values, begunOn: number | undefined) => Promise<T>): Promise<T> => {
      try {
        const answer = await send(values, draft ? draft.revision : revision);
        discard();
        return answer;
      } catch (error) {
        const fault = toApiError(error);
        setFound(
          options.serverFaultsOf?.(fault.problems, values) ?? serverFaults(fault, Object.keys(values)),
        );
        throw error;
      }
    },
  };
}

export type DraftForm<Values extends object> = ReturnType<typeof useDraftForm<Values>>;

const readsTheSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);
