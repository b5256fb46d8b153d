import { sentences } from './sentences/index.ts';

/** What is said of files and rows by whoever reads them: the browser and the server say the same. */
export const importSentences = { file: sentences.importFile, row: sentences.importRow };
