import { lazyPart } from '@/shared/ui/lazy-part';

/** Loaded after the frame, which does not wait for the import rules. */
export const ConfigurationFields = lazyPart(async () => ({
  default: (await import('./configuration-fields')).ConfigurationFields,
}));
