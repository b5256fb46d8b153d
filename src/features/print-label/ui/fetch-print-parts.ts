/** Fetches the code of the parts that every print screen shows, before the screen is opened; they come after it otherwise. */
export const fetchPrintParts = (): Promise<unknown> =>
  Promise.all([
    import('./label-choice'),
    import('./label-fields'),
    import('./printer-step'),
    import('./preview-column'),
  ]);
