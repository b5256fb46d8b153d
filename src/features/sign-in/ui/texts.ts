import type { ProviderVendor } from '../model/supported-provider';

export const texts = {
  or: 'or',
  continueWith: (vendor: ProviderVendor) =>
    `Continue with ${vendor === 'microsoft' ? 'Microsoft' : 'Google'}`,
} as const;
