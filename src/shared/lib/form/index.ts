export { focusFirstError } from './focus-first-error';
export { definedErrors, serverErrors, type FormErrors } from './form-errors';
export type { FormValues, Immutable } from './form-values';
export { draftKey, forgetOpenDrafts, keepDraft } from './kept-draft';
export { useDraftForm, type DraftForm, type FieldsProps } from './use-draft-form';
