export {
  ApiError,
  isNotOffered,
  toApiError,
  type ApiErrorKind,
  type ApiProblem,
  orNotOffered,
  rereadOnConflict,
} from './api-error';
export { accountApi, authApi, importApi, printApi, productApi } from './clients';
export { layersOf, readList, readMerged, type Page } from './envelope';
export { formOf, uploadForm } from './upload';
export { asServerSpells } from './id-spelling';
export { type ConnectionStatus } from './lenient';
export * as lenient from './lenient';
export { newKey } from './new-key';
export { readSentence } from './read-sentence';
export {
  callForBytes,
  callForEffect,
  callForFile,
  callForJson,
  callForList,
  callForOutcome,
  callForPage,
  callForRow,
  callForValue,
  oneOrListed,
  type CallOptions,
} from './request';
export { refreshOnce, tokenAnswerSchema } from './refresh-session';
export { keepSessionFresh } from './session-timer';
export { toId, type Id } from './to-id';
