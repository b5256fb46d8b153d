/** The page of a version as its server draws it. */
export const texts = {
  page: 'The label as it prints',
  pageHint: 'The server draws this label itself; what changed in it cannot be compared here.',
  openPage: 'Open the page in a tab of its own',
} as const;
