export type { BulkAction, SelectionAction } from './bulk-bar';
export { DataList, PagedList } from './lazy-list';
export type { ListFilter } from './list-filter';
export { ListToolbar } from './list-toolbar';
export { usePagedSelection, type PagedSelection } from './use-paged-selection';
export type { RowTexts } from './row-texts';
