export { useDebouncedCallback } from './debounce';
export { nextTask } from './next-task';
export { pause } from './pause';
export { holdIdleWork, afterFirstScreen, idleMoment, pageIdle } from './page-idle';
