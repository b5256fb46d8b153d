export { answer, refusal, refusalOnce, unreachable } from './answer';
export { apiUrl } from './call';
export { expectAccessible } from './expect-accessible';
export { button, choose, field, fill, findButton, findField, press, pressIn } from './form';
export { mockApi, type MockApi } from './mock-api';
export { createTestClient, renderPage, renderWith, type RenderedApp } from './render-with';
export { rowOf } from './row-of';
export { type SentRequest } from './sent-request';
export { tokenFor, type Person, type TestClaims } from './token-for';
