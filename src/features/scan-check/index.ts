export { scanInWorker } from './model/scan-in-worker';
export type { ScanFault } from './model/answer-scan';
export type { ScanFinding } from './model/scan-barcodes';
export { ScanFindings } from './ui/scan-findings';
