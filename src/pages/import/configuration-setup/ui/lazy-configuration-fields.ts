import { lazy } from 'react';

/** Comes after the frame, which does not wait for what the rules of imports know of fields and encodings. */
export const ConfigurationFields = lazy(async () => ({
  default: (await import('./configuration-fields')).ConfigurationFields,
}));
