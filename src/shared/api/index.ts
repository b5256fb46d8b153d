export { ApiError, isNotOffered, toApiError, type ApiErrorKind, type ApiProblem } from './api-error';
export { authApi, importApi, printApi, productApi } from './clients';
export { layersOf, readAnswer, readList } from './envelope';
export { toId, type Id } from './lenient';
export * as lenient from './lenient';
export { callForEffect, callForJson, callForList, callForValue, type CallOptions } from './request';
export { refreshOnce, tokenAnswerSchema } from './refresh-session';
