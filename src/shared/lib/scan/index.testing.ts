export { scanCode } from './testing/scan-code';
