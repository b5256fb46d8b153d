export { ApiError, isNotOffered, toApiError, type ApiErrorKind, type ApiProblem } from './api-error';
export { authApi, importApi, printApi, productApi } from './clients';
export { layersOf, readList, type Page } from './envelope';
export { formOf, UPLOAD_TIMEOUT_MS } from './form-of';
export { toId, type ConnectionStatus, type Id } from './lenient';
export * as lenient from './lenient';
export { newKey } from './new-key';
export { orNotOffered } from './or-not-offered';
export { rereadOnConflict } from './reread-on-conflict';
export {
  callForBytes,
  callForEffect,
  callForFile,
  callForJson,
  callForList,
  callForPage,
  callForValue,
  type CallOptions,
} from './request';
export { refreshOnce, tokenAnswerSchema } from './refresh-session';
export { keepSessionFresh } from './session-timer';
export { uploadForm } from './upload';
