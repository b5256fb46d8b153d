/** Reason for a mail. */
export type MailKind =
  | 'verify'
  | 'already-registered'
  | 'reset'
  | 'invitation'
  | 'password-changed'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'review-waiting'
  | 'review-rejected'
  | 'review-published';
