import { lazyPart } from '../lazy-part';

/** On its way as soon as a screen that may ask is drawn, which does not wait for it. */
export const FrameDialog = lazyPart(async () => ({ default: (await import('./frame-dialog')).FrameDialog }));
