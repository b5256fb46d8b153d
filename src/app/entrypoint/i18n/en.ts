/** Shown instead of the app when config.json is faulty. */
export const en = {
  cannotStart: 'Platen cannot start',
  fileFault: '{file}: {problem}.',
  keyFault: '{file}, “{key}”: {problem}.',
  remedy: 'Correct the file on the server of this page, then reload.',
} as const;
