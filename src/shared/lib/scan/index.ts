export type { CodeElement, ScannedCode } from './read-code';
export { readCode } from './read-code';
export { useScanner } from './use-scanner';
