export const texts = {
  skip: 'Skip to content',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  offline: 'You are offline. What you see may be outdated. It is read again as soon as the network is back.',
} as const;
