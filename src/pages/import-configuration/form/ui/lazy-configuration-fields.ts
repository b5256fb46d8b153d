import { lazyPart } from '@/shared/ui/lazy-part';

/** Comes after the frame, which does not wait for what the rules of imports know of fields and encodings. */
export const ConfigurationFields = lazyPart(async () => ({
  default: (await import('./configuration-fields')).ConfigurationFields,
}));
