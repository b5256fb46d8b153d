export const en = {
  title: 'Pause or cancel the subscription',
  question: 'What would you like to do?',
  statuses: {
    Paused: {
      name: 'Pause',
      hint: 'Nobody can sign in or print until the subscription is resumed. Everything is kept.',
      submit: 'Pause the subscription',
      done: 'The subscription is paused',
    },
    Canceled: {
      name: 'Cancel',
      hint: 'The contract ends. Nobody can sign in or print any more.',
      submit: 'Cancel the subscription',
      done: 'The subscription is canceled',
    },
  },
  reason: 'Reason',
  reasonHint: 'Tell us why, if you like.',
  confirmTitle: 'Are you sure?',
  confirm: 'Everyone in your organisation is signed out immediately. Waiting print jobs are not printed.',
  keep: 'Keep the subscription',
  doneText: 'To resume it, contact support with your support ID: {supportId}',
  signOut: 'Sign out',
  close: 'Close',
  failed: 'Nothing was changed',
} as const;
