export const en = {
  title: 'Approve',
  firstVersion:
    '{version, select, unknown {This version} other {Version {version}}} is the first one of this label.',
  nextVersion:
    '{before, select, unknown {Another version} other {Version {before}}} is printed now; {version, select, unknown {this version} other {version {version}}} will replace it.',
  uploadedBy: 'Uploaded by {by}.',
  commentBy: 'Comment by {by}',
  uploaderComment: 'Comment by the uploader',
  decision: '{state, select, DataApprover {Decide on the data} other {Decide on the design}}',
  commentHint: 'Kept with the decision. Required to reject.',
  staleReason: 'This version has changed since you opened it. Load it again first.',
  lookAtPage: 'Look at the whole page first.',
  approve: 'Approve',
  approveTitle: '{state, select, DataApprover {Approve the data?} other {Approve the design?}}',
  approveConfirm: '{state, select, DataApprover {Approve the data} other {Approve the design}}',
  goesOn:
    '“{label}”, {version, select, unknown {this version} other {version {version}}}, goes on to {state, select, DataApprover {design approval} other {publication}}.',
  recorded: 'Your name, the time, your comment and what you looked at are recorded in its history.',
  rejectTitle: 'Reject {version, select, unknown {this version} other {version {version}}}?',
  rejectConfirm: 'Reject',
  becomesDraft:
    '“{label}”, {version, select, unknown {this version} other {version {version}}}, becomes a draft again. Everything approved so far has to be approved again.',
  readBy: '{by} will see your comment.',
  readByUploader: 'The person who uploaded it will see your comment.',
  approved:
    'You approved the {state, select, DataApprover {data} other {design}} of “{label}”, {version, select, unknown {this version} other {version {version}}}.',
  rejected:
    'You rejected “{label}”, {version, select, unknown {this version} other {version {version}}}; it is a draft again.',
} as const;
