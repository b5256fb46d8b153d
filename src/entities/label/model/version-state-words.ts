const words: Readonly<Record<string, string>> = {
  Draft: 'Draft',
  DataApprover: 'Waits for data approval',
  DesignApprover: 'Waits for design approval',
  Publisher: 'Waits for publication',
  Published: 'Published',
  Superseded: 'Replaced',
  Withdrawn: 'Withdrawn',
};

/** What state a version is in, for people; a state nobody here knows as the server spells it. */
export const versionStateWords = (state: string): string => words[state] ?? state;
