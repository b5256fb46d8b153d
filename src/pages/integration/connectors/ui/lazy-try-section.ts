import { lazy } from 'react';

/** What knows articles comes after the form is drawn: nobody waits for it. */
export const TrySection = lazy(async () => ({ default: (await import('./try-section')).TrySection }));
