export { nextSorting, readSorting, writeSorting, type Sorting } from './sorting';
export { sortRows, type SortValue } from './sort-rows';
export { moved } from './moved';
