import { lazyPart } from '@/shared/ui/lazy-part';

/** Loaded after the form, which does not wait for it: showing articles needs more code. */
export const TrySection = lazyPart(async () => ({ default: (await import('./try-section')).TrySection }));
