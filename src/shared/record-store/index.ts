export { createRecordStore } from './record-store';
