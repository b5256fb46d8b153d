export const texts = {
  connected: 'Connected',
  disconnected: 'Not connected',
  never: 'Never connected',
  unknown: 'Not known',
  disabled: 'Disabled',
} as const;
