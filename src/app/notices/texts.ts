export const texts = {
  refreshing: 'Checking security details',
  newVersion: 'A new version of Platen is there. Reload the page to go on.',
  reload: 'Reload',
} as const;
