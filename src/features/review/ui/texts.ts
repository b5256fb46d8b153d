const steps: Readonly<Record<string, string>> = {
  DataApprover: 'Data',
  DesignApprover: 'Design',
  Publisher: 'Publication',
};

const goesOn: Readonly<Record<string, string>> = {
  DataApprover: 'goes on to data approval',
  DesignApprover: 'goes on to design approval',
  Publisher: 'goes on to publication',
};

/** The words of a decision about a version. */
export const texts = {
  quoted: (name: string) => `“${name}”`,
  version: (version: number | undefined) => (version === undefined ? 'this version' : `version ${version}`),
  versionTitle: (version: number | undefined) =>
    version === undefined ? 'This version' : `Version ${version}`,
  approvals: 'Decided so far',
  noApprovals: 'Nobody has decided about this version yet.',
  stepOf: (step: string) => steps[step] ?? step,
  approved: 'approved',
  rejected: 'rejected',
  seen: (count: number) => (count === 1 ? 'Looked at 1 change' : `Looked at ${count} changes`),
  goesOn: (state: string) => goesOn[state] ?? 'goes on',
  password: 'Your password',
  passwordHint: 'Your organisation wants approvals signed with the password.',
  passwordNeeded: 'Enter your password.',
  preview: 'Preview and PDF',
  reject: 'Reject',
  comment: 'Comment',
  rejectNeedsComment: 'Say what is wrong: whoever changes the label reads it.',
  goBack: 'Go back',
  close: 'Close',
  loadAgain: 'Load it again',
  changed: 'This version has changed',
  changedText: (words: string) =>
    `${words} Load it again and look at it before you decide. What you wrote stays.`,
  wasReplaced: 'Somebody has replaced its file since you opened it.',
  isElsewhere: (words: string) => `It has moved on since you opened it: ${words}`,
  notDecided: 'The decision was not taken',
  cannotDecide: 'You can look, but not decide',
  notHere: 'There is nothing to decide about it on this screen now.',
  notFound: 'There is no such label version. It may have been deleted with its label.',
  toList: 'Label review',
  left: (count: number) => (count > 0 ? `${count} left.` : 'Nothing else waits for you.'),
  restored: 'What you had entered before is here again.',
  tooLong: (most: number) => `At most ${most.toLocaleString('en')} characters.`,
} as const;
