export { useDebouncedCallback } from './debounce';
export { nextTask } from './next-task';
export { holdIdleWork, afterFirstScreen, pageIdle } from './page-idle';
