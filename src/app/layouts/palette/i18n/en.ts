export const en = {
  search: 'Search or go to',
  keys: 'Ctrl K',
  appleKeys: '⌘ K',
  notLoaded: 'The search could not be loaded. Check the network and try again.',
} as const;
