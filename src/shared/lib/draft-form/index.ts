export { draftKey, forgetOpenDrafts, keepDraft } from './kept-draft';
export { useDraftForm, type DraftForm } from './use-draft-form';
