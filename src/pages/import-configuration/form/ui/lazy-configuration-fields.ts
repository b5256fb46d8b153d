import { lazyPart } from '@/shared/ui/lazy-part';

/** Comes after the frame, which does not wait for the rules of imports. */
export const ConfigurationFields = lazyPart(async () => ({
  default: (await import('./configuration-fields')).ConfigurationFields,
}));
