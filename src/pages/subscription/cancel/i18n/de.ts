import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  title: 'Abonnement pausieren oder kündigen',
  question: 'Was möchten Sie tun?',
  statuses: {
    Paused: {
      name: 'Pausieren',
      hint: 'Bis das Abonnement fortgesetzt wird, kann sich niemand anmelden oder drucken. Alles bleibt erhalten.',
      submit: 'Abonnement pausieren',
      done: 'Das Abonnement ist pausiert',
    },
    Canceled: {
      name: 'Kündigen',
      hint: 'Der Vertrag endet. Niemand kann sich mehr anmelden oder drucken.',
      submit: 'Abonnement kündigen',
      done: 'Das Abonnement ist gekündigt',
    },
  },
  reason: 'Grund',
  reasonHint: 'Wenn Sie möchten, sagen Sie uns, warum.',
  confirmTitle: 'Sind Sie sicher?',
  confirm:
    'Alle in Ihrer Organisation werden sofort abgemeldet. Wartende Druckaufträge werden nicht gedruckt.',
  keep: 'Abonnement behalten',
  doneText: 'Zum Fortsetzen nennen Sie dem Support Ihre Support-ID: {supportId}',
  signOut: 'Abmelden',
  close: 'Schließen',
  failed: 'Es wurde nichts geändert',
};
