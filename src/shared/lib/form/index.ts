export { focusFirstError, definedErrors, nameError, serverErrors, type FormErrors } from './form-errors';
export {
  type FormValues,
  type Immutable,
  useDraftForm,
  type DraftForm,
  type FieldsProps,
} from './use-draft-form';
export { draftKey, forgetOpenDrafts, keepDraft } from './kept-draft';
export { trimTexts } from './trim-texts';
export { nextRowKey } from './next-row-key';
