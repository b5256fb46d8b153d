export { useListOrigin } from './use-list-origin';
export { useWayBack } from './use-way-back';
