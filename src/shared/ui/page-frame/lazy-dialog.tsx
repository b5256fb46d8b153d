import { lazyPart } from '../lazy-part';

/** Dialog whose code is requested as soon as a screen that may need it is rendered; the screen does not wait for it. */
export const FrameDialog = lazyPart(async () => ({ default: (await import('./frame-dialog')).FrameDialog }));
