const oneOf = (people: readonly string[]) =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(people);

/** What becomes of a version: only screens that make one need these words. */
export const texts = {
  publishedAtOnce: 'Nobody in your organisation reviews labels, so this version is published at once.',
  reviewed: (reviewers: readonly string[]) =>
    reviewers.length === 0
      ? 'This version waits for data approval before it can be printed. Nobody has the role Data approver. Administrators give roles under Users.'
      : `This version waits for data approval before it can be printed. ${oneOf(reviewers)} can approve it.`,
} as const;
