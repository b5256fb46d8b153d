/** Comparison of the product and of the first label of a run with what the job prints. */
export {
  checkLine,
  isUnreadable,
  runKey,
  type CheckedRun,
  type LineCheckFinding,
  type LineCheckResult,
  type LineScans,
} from './check-line.ts';
export { printedCodes } from './printed-codes.ts';
