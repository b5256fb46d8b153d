/** Page with the mails of a demo. */
export const en = {
  title: 'Mails of this demo',
  hint: 'This demo has no mail server. Its mails are shown here instead, newest first. Reload the page to see later ones.',
  none: 'No mail has been written since the demo was started.',
  /** The time is in UTC. */
  details: 'To {address}, {time} UTC',
} as const;
