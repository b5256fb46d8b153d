export { PrintFoot } from './print-foot';
export { sentToPrinter } from './sent-to-printer';
