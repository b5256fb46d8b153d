import { lazy } from 'react';

/** On its way as soon as a screen that may ask is drawn, which does not wait for it. */
export const FrameDialog = lazy(async () => ({ default: (await import('./frame-dialog')).FrameDialog }));
