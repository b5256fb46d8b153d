export { useDebouncedCallback } from './debounce';
export { afterFrame, nextTask } from './tasks';
export { pause } from './pause';
export { holdIdleWork, afterFirstScreen, idleMoment, pageIdle } from './page-idle';
