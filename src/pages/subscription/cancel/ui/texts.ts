import type { EndStatus } from '../api/cancel-subscription-mutation';

const words: Readonly<Record<EndStatus, { name: string; hint: string; verb: string; done: string }>> = {
  Paused: {
    name: 'Pause',
    hint: 'Nobody can sign in or print until the subscription goes on. Everything is kept.',
    verb: 'Pause the subscription',
    done: 'The subscription is paused',
  },
  Canceled: {
    name: 'Cancel',
    hint: 'The contract ends. Nobody can sign in or print any more.',
    verb: 'Cancel the subscription',
    done: 'The subscription is canceled',
  },
};

export const texts = {
  title: 'Pause or cancel the subscription',
  what: 'What is to happen?',
  status: (status: EndStatus) => words[status].name,
  hint: (status: EndStatus) => words[status].hint,
  reason: 'Reason',
  reasonHint: 'Tell us why, if you like.',
  confirmTitle: 'Are you sure?',
  confirm: 'Everybody in your organisation is signed out at once. Print jobs that wait are not printed.',
  keep: 'Keep the subscription',
  submit: (status: EndStatus) => words[status].verb,
  done: (status: EndStatus) => words[status].done,
  doneText: 'To go on with it, write to the support with your support id:',
  signOut: 'Sign out',
  close: 'Close',
  failed: 'Nothing was changed',
} as const;
