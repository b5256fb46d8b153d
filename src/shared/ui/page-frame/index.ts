export type { FileState } from './use-after-file';
export { PageFrame, type FramedForm } from './page-frame';
export type { FrameQuestion } from './frame-dialog';
export { FrameDialog } from './lazy-dialog';
export { useLeaveGuard, LeaveQuestion } from './leave-guard';
