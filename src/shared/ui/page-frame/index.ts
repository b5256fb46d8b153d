export { PageFrame } from './page-frame';
export type { Validation } from './validation';
export type { FrameQuestion } from './frame-dialog';
export { FrameDialog } from './lazy-dialog';
export { useLeaveGuard } from './use-leave-guard';
export { LeaveQuestion } from './leave-question';
