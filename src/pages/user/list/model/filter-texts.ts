export const filterTexts = {
  state: 'State',
  enabled: 'Enabled',
  disabled: 'Disabled',
  role: 'Role',
  group: 'Group',
} as const;
