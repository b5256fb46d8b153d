export const texts = {
  refreshing: 'Checking security details',
  notAllowed: 'You are not allowed to open that screen. An administrator of your organisation can allow it.',
  newVersion: 'A new version of Platen is there. Reload the page to go on.',
  reload: 'Reload',
} as const;
