export { useListState, type ListState } from './use-list-state';
export { toggled } from './toggled';
