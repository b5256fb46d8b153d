export { fileInRealSize } from './api/extract-label-mutation';
export { extractedLabelSchema, type ExtractedLabel } from './api/extracted-label-schema';
export { FileChanges } from './ui/file-changes';
export { FileDrop } from './ui/file-drop';
export { FileFacts } from './ui/file-facts';
export { FileRefusal, useLabelFile } from './ui/use-label-file';
