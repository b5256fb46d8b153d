export { foldingOf, foldText, spellings } from './fold-text.ts';
export { wordStarts } from './word-starts.ts';
