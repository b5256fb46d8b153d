/** What a web hook can be told of, in the order of the form. */
export const HOOK_EVENTS = [
  { event: 'print.finished', name: 'Print finished', hint: 'Every label of a job was printed.' },
  {
    event: 'print.failed',
    name: 'Print failed',
    hint: 'A label of a job was not printed, or nobody knows whether it was.',
  },
  { event: 'version.published', name: 'Version published', hint: 'A label prints in a new version.' },
  { event: 'import.finished', name: 'Import finished', hint: 'A file of articles or orders is in.' },
] as const;

/** The event in words; one nobody knows as it is called. */
export function eventName(event: string): string {
  if (event === 'test') return 'Test';
  return HOOK_EVENTS.find((one) => one.event === event)?.name ?? event;
}
