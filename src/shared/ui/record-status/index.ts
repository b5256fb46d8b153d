export { RecordStatus } from './record-status';
export { useLastKnown } from './use-last-known';
