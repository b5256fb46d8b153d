export { PageFrame, type FramedForm } from './page-frame';
export type { FrameQuestion } from './frame-dialog';
export { FrameDialog } from './lazy-dialog';
export { useLeaveGuard } from './use-leave-guard';
export { LeaveQuestion } from './leave-question';
