export { ApiError, isNotOffered, toApiError, type ApiErrorKind, type ApiProblem } from './api-error';
/** @public The import service waits for the import screens of the specification. */
export { importApi } from './clients';
export { authApi, printApi, productApi } from './clients';
export { layersOf, readList } from './envelope';
export { toId, type Id } from './lenient';
export * as lenient from './lenient';
export { callForEffect, callForJson, callForList, callForValue, type CallOptions } from './request';
export { refreshOnce, tokenAnswerSchema } from './refresh-session';
export { keepSessionFresh } from './session-timer';
