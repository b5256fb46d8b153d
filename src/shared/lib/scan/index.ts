export type { CodeElement, ScannedCode } from './read-code';
export { readCode } from './read-code';
export { readGs1Date } from './gs1-date';
export { useScanner } from './use-scanner';
