export const texts = {
  steps: 'Review',
  step: { data: 'Data', design: 'Design', publish: 'Publish' },
  is: { done: 'done', now: 'now', ahead: 'to come' },
  hash: (hash: string) => `SHA-256 ${hash}`,
  copyHash: 'Copy the whole hash',
  copied: 'Copied',
  none: '–',
} as const;
