import { lazyPart } from '@/shared/ui/lazy-part';

/** Waited for before a secret is made: what shows it must be there when it is, for it is told once. */
export const loadNewSecret = () => import('./new-secret');

export const NewSecret = lazyPart(async () => ({ default: (await loadNewSecret()).NewSecret }));
