export { readLabelFile, type LabelFileOptions } from './read-label-file.ts';
export { LabelFileError, type LabelFile, type LabelFileFault } from './label-file.ts';
export { fileLimits } from './file-limits.ts';
