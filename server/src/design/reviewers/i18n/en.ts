/** Mails about the review of label versions. */
export const en = {
  look: 'Look at it',
  waiting: {
    subject: 'Version {version} of “{name}” waits for you',
    opening:
      '{state, select, DataApprover {Version {version} of “{name}” waits for its data to be approved, and you can decide on it.} DesignApprover {Version {version} of “{name}” waits for its design to be approved, and you can decide on it.} Publisher {Version {version} of “{name}” waits for its publication, and you can decide on it.} other {Version {version} of “{name}” waits for its review, and you can decide on it.}}',
    link: 'Look at it and decide',
    closing: 'If somebody else has decided meanwhile, you need not do anything.',
  },
  rejected: {
    subject: 'Version {version} of “{name}” was rejected',
    opening: '{by} rejected version {version} of “{name}” and wrote:',
    closing:
      'It is a draft again. Replace its file or its test data, then set it ready for approval once more.',
  },
  published: {
    subject: 'Version {version} of “{name}” is published',
    opening: '{by} published version {version} of “{name}”. It is what is printed from now on.',
    closing: 'You need not do anything.',
  },
} as const;
