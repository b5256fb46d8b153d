import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { toApiError, type ApiProblem } from '../../api';
import { useUserId } from '../../auth';
import { serverErrors, type FormErrors } from './form-errors';
import { draftKey, keepDraft, openDraft, readDraft, type Draft, type DraftSchema } from './kept-draft';

/** The same value, read-only all the way down. */
export type Immutable<Value> = Value extends object
  ? { readonly [Key in keyof Value]: Immutable<Value[Key]> }
  : Value;

/** The values of a form: what its draft schema reads. */
export type FormValues<Schema extends z.ZodMiniType> = Immutable<z.infer<Schema>>;

export interface DraftFormOptions<Values> {
  /** The kind of form, such as "printer". */
  form: string;
  /** The id of the record that is changed, or "new". */
  recordId: string;
  /** The revision of what is saved, where the server tells one. */
  revision?: number | undefined;
  saved: Values;
  /** Reads a draft back. */
  schema: DraftSchema<Values>;
  /** Returns what keeps values from being saved, by field, in the order of the form. */
  errorsOf: (values: Values, saved: Values) => FormErrors;
  /** Returns the errors a server found, by field of the form; by default the server's fields are the form's. */
  serverErrorsOf?: (problems: readonly ApiProblem[], values: Values) => FormErrors;
  /** Whether nothing would change; by default, whether both read the same as JSON. */
  isSame?: (one: Values, other: Values) => boolean;
  /** Whether errors are shown before somebody tried to send; by default in every form but that of a new record. */
  showsErrorsAtOnce?: boolean;
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
  const { saved, revision, errorsOf, isSame = readsTheSame } = options;
  const { showsErrorsAtOnce = options.recordId !== NEW_RECORD } = options;
  const key = draftKey(useUserId(), options.form, options.recordId);
  const [draft, setDraft] = useState(() => readDraft(key, options.schema));
  // What was entered last, also for a change that was begun before it: a file is read while somebody types.
  const latest = useRef(draft);
  const [isRestored, setRestored] = useState(draft !== undefined);
  const [isTried, setTried] = useState(false);
  const [serverFound, setServerFound] = useState<FormErrors>({});
  const values = draft?.values ?? saved;
  const errors = errorsOf(values, saved);
  useEffect(() => openDraft(key), [key]);

  const set = (next: Draft<Values> | undefined) => {
    latest.current = next;
    setDraft(next);
    setServerFound({});
    keepDraft(key, next && !isSame(next.values, saved) ? next : undefined);
  };
  const discard = () => {
    setRestored(false);
    setTried(false);
    set(undefined);
  };
  return {
    values,
    saved,
    isChanged: draft !== undefined && !isSame(draft.values, saved),
    /** What was entered before a reload or the end of a session is in the form again. */
    isRestored,
    /** Why it cannot be saved; "" while it can. */
    reason: Object.values(errors)[0] ?? '',
    /** The errors to show, by field: those the server found with the last that was sent, and the form's own. */
    errors: showsErrorsAtOnce || isTried ? { ...serverFound, ...errors } : serverFound,
    /** Somebody tried to send it. */
    isTried,
    markTried: () => setTried(true),
    change: (change: Change<Values>) => {
      const begun = latest.current;
      const entered = begun?.values ?? saved;
      const patch = typeof change === 'function' ? change(entered) : change;
      set({ values: { ...entered, ...patch }, revision: begun ? begun.revision : revision });
    },
    discard,
    /**
     * Sends what was entered with the revision it was begun on, and forgets the draft. Rejects as `send` does, after
     * the errors the server found are at their fields.
     */
    submit: async <T>(send: (entered: Values, begunOn: number | undefined) => Promise<T>): Promise<T> => {
      try {
        const answer = await send(values, draft ? draft.revision : revision);
        discard();
        return answer;
      } catch (error) {
        const fault = toApiError(error);
        setServerFound(
          options.serverErrorsOf?.(fault.problems, values) ?? serverErrors(fault, Object.keys(values)),
        );
        throw error;
      }
    },
  };
}

export type DraftForm<Values extends object> = ReturnType<typeof useDraftForm<Values>>;

/** What the inputs of a form need: what is entered, how to change it, and the errors to show. */
export type FieldsProps<Values extends object> = Pick<DraftForm<Values>, 'values' | 'change' | 'errors'>;

/** Stands for the id of a record that does not exist yet. */
const NEW_RECORD = 'new';

const readsTheSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);
