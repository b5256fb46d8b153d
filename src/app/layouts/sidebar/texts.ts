export const texts = {
  main: 'Main',
  sections: { manage: 'Manage', imports: 'Import', integrations: 'Integrations' },
  test: 'TEST',
  supportId: 'Support id',
  copy: 'Copy support id',
  copied: 'Copied',
  logout: 'Logout',
  collapse: 'Collapse the sidebar',
  expand: 'Expand the sidebar',
  waiting: 'waiting',
} as const;
