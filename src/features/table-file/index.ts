export { columnTitle } from './model/column-title';
export { faultText } from './model/fault-text';
export type { FileColumn, FileFormat, FileLook, WorkFault } from './model/file-look';
export { useFileWork } from './model/use-file-work';
export { createWorkClient } from './model/work-client';
export { FileDrop } from './ui/file-drop';
export { FormatFields } from './ui/format-fields';
export { PreviewTable } from './ui/preview-table';
