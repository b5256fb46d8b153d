export { PageFrame } from './page-frame';
export type { Validation } from './validation';
