export { foldingOf, foldText, spellings } from './fold-text.ts';
