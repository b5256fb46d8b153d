export { useListState, type ListState } from './use-list-state';
export { toggled } from './toggled';
export { useNewestParams } from './use-newest-params';
