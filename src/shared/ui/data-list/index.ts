export type { BulkAction } from './bulk-bar';
export { DataList, PagedList } from './lazy-list';
export type { ListFilter } from './list-filter';
export { ListToolbar } from './list-toolbar';
