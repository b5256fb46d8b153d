export const texts = {
  active: 'Active',
  expired: 'Expired',
  disabled: 'Disabled',
} as const;
