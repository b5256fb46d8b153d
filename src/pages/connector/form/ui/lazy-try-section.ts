import { lazyPart } from '@/shared/ui/lazy-part';

/** What knows articles comes after the form is drawn: nobody waits for it. */
export const TrySection = lazyPart(async () => ({ default: (await import('./try-section')).TrySection }));
