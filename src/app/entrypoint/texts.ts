export const texts = {
  cannotStart: 'Platen cannot start',
  fileFault: (file: string, problem: string) => `${file} ${problem}.`,
  keyFault: (file: string, key: string, problem: string) => `In ${file}, “${key}” ${problem}.`,
  remedy: 'Correct the file on the server that holds this page, then reload.',
  notLoaded: 'This screen could not be loaded',
  notLoadedHint: 'Check the network and try again. What you did on other screens is kept.',
  unconfirmed: 'Your sign-in could not be checked',
  unconfirmedHint: 'The server does not answer as it should. You are still signed in: try again in a moment.',
  retry: 'Try again',
  reload: 'Reload',
  crashed: 'Something went wrong on this screen',
  crashedHint: 'Your other screens work. Reload the page, or go back.',
  forbidden: 'You are not allowed to see this',
  forbiddenHint:
    'Your account has no role that opens a screen here. An administrator of your organisation can grant one.',
  logout: 'Logout',
} as const;
