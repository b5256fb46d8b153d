import { sentences } from './sentences/index.ts';

/** Sentences about files and rows, shared by browser and server. */
export const importSentences = { file: sentences.importFile, row: sentences.importRow };
