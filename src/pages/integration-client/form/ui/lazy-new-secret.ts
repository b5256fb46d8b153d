import { lazyPart } from '@/shared/ui/lazy-part';

/** Loads the code that shows a secret. It must be loaded before a secret is created, because the server sends the secret only once. */
export const loadNewSecret = () => import('./new-secret');

export const NewSecret = lazyPart(async () => ({ default: (await loadNewSecret()).NewSecret }));
