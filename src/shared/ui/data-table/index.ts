export { isSortable, type Column } from './column';
export { DataTable } from './data-table';
export { RowButton } from './row-button';
export { RowLinks } from './row-links';
export { RowName } from './row-name';
export type { Selection } from './selection';
