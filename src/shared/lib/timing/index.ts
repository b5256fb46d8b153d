export { useDebouncedCallback } from './debounce';
export { nextTask } from './next-task';
export { holdIdleWork, afterFirstScreen, idleMoment, pageIdle } from './page-idle';
