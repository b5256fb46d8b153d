export { PrintFoot } from './print-foot';
export { sentToPrinter } from './texts';
