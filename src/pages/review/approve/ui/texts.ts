interface Decided {
  labelName: string;
  version: number | undefined;
  state: string;
  uploadedBy: string;
}

const versionWords = (version: number | undefined) =>
  version === undefined ? 'this version' : `version ${version}`;
const ofLabel = ({ labelName, version }: Decided) => `“${labelName}”, ${versionWords(version)}`;
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const isData = (state: string) => state === 'DataApprover';
const subject = (state: string) => (isData(state) ? 'data' : 'design');

/** The words of approving the data or the design of a version. */
export const texts = {
  title: 'Approve',
  what: (before: number | undefined, version: number | undefined, by: string) =>
    `${
      before === undefined
        ? `${capital(versionWords(version))}, the first one of this label`
        : `${capital(versionWords(before))} is printed now, ${versionWords(version)} is to follow it`
    }${by === '' ? '' : `; uploaded by ${by}`}.`,
  wordsOf: (by: string) => (by === '' ? 'About this version' : `${by} about this version`),
  decision: (state: string) => `Decide on the ${subject(state)}`,
  commentHint: 'Stays with the decision. Needed to reject.',
  staleReason: 'This version has changed since you opened it. Load it again first.',
  lookAtPage: 'Look at the whole page first.',
  approve: 'Approve',
  approveTitle: (state: string) => `Approve the ${subject(state)}?`,
  approveConfirm: (state: string) => `Approve the ${subject(state)}`,
  approveEffects: (version: Decided) => [
    `${ofLabel(version)}, goes on to ${isData(version.state) ? 'design approval' : 'publication'}.`,
    'Your name, the time, your comment and what you looked at stay in its history.',
  ],
  rejectTitle: (version: number | undefined) => `Reject ${versionWords(version)}?`,
  rejectConfirm: 'Reject',
  rejectEffects: (version: Decided) => [
    `${ofLabel(version)}, becomes a draft again. What was approved of it so far has to be approved anew.`,
    `${version.uploadedBy === '' ? 'Whoever uploaded it' : version.uploadedBy} reads your comment.`,
  ],
  approved: (version: Decided) => `You approved the ${subject(version.state)} of ${ofLabel(version)}.`,
  rejected: (version: Decided) => `You rejected ${ofLabel(version)}; it is a draft again.`,
} as const;
