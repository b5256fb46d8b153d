export const texts = {
  skip: 'Skip to content',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  notFound: 'There is no screen at this address',
  notFoundHint: 'It may be mistyped, or belong to another version of Platen.',
  toStart: 'Go to the start',
  offline: 'You are offline. What you see may be outdated. It is read again as soon as the network is back.',
} as const;
