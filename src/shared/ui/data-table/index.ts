export { isSortable, type Column } from './column';
export { DataTable } from './data-table';
export { RowName } from './row-name';
export type { Selection } from './selection';
