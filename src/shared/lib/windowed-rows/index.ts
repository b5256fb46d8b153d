export { useWindowedRows, type WindowedRows } from './use-windowed-rows';
