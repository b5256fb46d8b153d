export const texts = {
  main: 'Main',
  manage: 'Manage',
  test: 'TEST',
  supportId: 'Support id',
  copy: 'Copy support id',
  copied: 'Copied',
  logout: 'Logout',
} as const;
