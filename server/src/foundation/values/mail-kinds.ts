/** Reason for a mail. */
export type MailKind =
  | 'verify'
  | 'already-registered'
  | 'reset'
  | 'invitation'
  | 'password-changed'
  | 'review-waiting'
  | 'review-rejected'
  | 'review-published';
