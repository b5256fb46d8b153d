import { lazyPart } from '@/shared/ui/lazy-part';

/** Second step of signing in; most people never see it. */
export const CodeStep = lazyPart(async () => ({ default: (await import('./code-step')).CodeStep }));
