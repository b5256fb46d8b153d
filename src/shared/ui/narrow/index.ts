export { useIsNarrow } from './use-is-narrow';
