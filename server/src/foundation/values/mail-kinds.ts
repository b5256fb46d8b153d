/** Why a mail is written. */
export type MailKind =
  | 'verify'
  | 'already-registered'
  | 'reset'
  | 'invitation'
  | 'password-changed'
  | 'review-waiting'
  | 'review-rejected'
  | 'review-published';
