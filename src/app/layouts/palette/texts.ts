export const texts = {
  search: 'Search or go to',
  keys: 'Ctrl K',
  appleKeys: '⌘ K',
  ariaKeys: 'Control+K Meta+K',
  notLoaded: 'The search could not be loaded. Check the network and try again.',
} as const;
