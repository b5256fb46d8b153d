import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { toApiError, type ApiProblem } from '../../api';
import { useUserId } from '../../auth';
import { serverErrors, type FormErrors } from './form-errors';
import { draftKey, keepDraft, openDraft, readDraft, type Draft, type DraftSchema } from './kept-draft';

/** The same type, read-only at every depth. */
export type Immutable<Value> = Value extends object
  ? { readonly [Key in keyof Value]: Immutable<Value[Key]> }
  : Value;

/** Values of a form: the output of its draft schema. */
export type FormValues<Schema extends z.ZodMiniType> = Immutable<z.infer<Schema>>;

export interface DraftFormOptions<Values> {
  /** The kind of form, such as "printer". */
  form: string;
  /** Id of the changed record, or "new". */
  recordId: string;
  /** Revision of the saved record, where the server has revisions. */
  revision?: number | undefined;
  saved: Values;
  /** Validates a stored draft. */
  schema: DraftSchema<Values>;
  /** Returns the errors that prevent a save, by field, in the order of the form. */
  errorsOf: (values: Values, saved: Values) => FormErrors;
  /** Returns the server's errors by field of the form; by default the server's field names are those of the form. */
  serverErrorsOf?: (problems: readonly ApiProblem[], values: Values) => FormErrors;
  /** Returns whether nothing has changed; by default, whether both have the same JSON. */
  isSame?: (one: Values, other: Values) => boolean;
  /** Shows errors before the first attempt to submit; by default in every form but that of a new record. */
  showsErrorsAtOnce?: boolean;
}

/** New values of some fields, or a function that computes them from the current values. */
type Change<Values> = Partial<Values> | ((entered: Values) => Partial<Values>);

/**
 * Returns the state of a form: the entered values, their errors, and the draft in this tab. The draft survives a reload, a
 * manually edited address and the end of a session, until it is saved or discarded (forgetOpenDrafts). Changes are saved
 * with the revision they are based on, so that a newer save of somebody else is never overwritten unseen.
 */
export function useDraftForm<Values extends object>(options: DraftFormOptions<Values>) {
  const { saved, revision, errorsOf, isSame = readsTheSame } = options;
  const showsErrorsAtOnce = options.showsErrorsAtOnce ?? options.recordId !== NEW_RECORD;
  const key = draftKey(useUserId(), options.form, options.recordId);
  const [draft, setDraft] = useState(() => readDraft(key, options.schema));
  // Latest draft, also for a change that started earlier: a file may be read while the person types.
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
    /** The form contains the draft from before a reload or the end of a session. */
    isRestored,
    /** Reason why the values cannot be saved; "" if they can. */
    reason: Object.values(errors)[0] ?? '',
    /** Errors to show, by field: the server's errors of the last submit, and the form's own. */
    errors: showsErrorsAtOnce || isTried ? { ...serverFound, ...errors } : serverFound,
    /** The person has tried to submit. */
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
     * Sends the values with the revision they are based on, and deletes the draft. Rejects as `send` does, after the
     * server's errors were assigned to their fields.
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

/** Props of the inputs of a form: the values, the function that changes them, and the errors to show. */
export type FieldsProps<Values extends object> = Pick<DraftForm<Values>, 'values' | 'change' | 'errors'>;

/** Id of a record that does not exist yet. */
const NEW_RECORD = 'new';

const readsTheSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);
