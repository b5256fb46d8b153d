import type { Translation } from 'label-core/sentence';
import type { en } from './en';

export const de: Translation<typeof en> = {
  api: {
    notJson: 'Der Server hat etwas gesendet, das kein JSON ist.',
    sessionEnded: 'Ihre Sitzung ist beendet.',
    noAnswer: 'Der Server ist nicht erreichbar. Prüfen Sie das Netzwerk und versuchen Sie es erneut.',
    tooSlow: 'Der Server hat nicht rechtzeitig geantwortet. Versuchen Sie es erneut.',
    cancelled: 'Die Anfrage wurde abgebrochen.',
    status: 'Der Server hat mit Status {status} geantwortet.',
    noList: 'Der Server hat statt einer Liste etwas anderes gesendet.',
    unreadable: 'Die Antwort des Servers ist nicht lesbar: {what}',
    unreadableAt: 'Die Antwort des Servers ist bei „{where}“ nicht lesbar: {what}',
  },
  errorPanel: {
    title: 'Das Laden ist fehlgeschlagen',
    retry: 'Erneut versuchen',
    forbidden: 'Sie dürfen dies nicht sehen. Die Administration Ihrer Organisation kann es freischalten.',
    notOffered: 'Dieser Server bietet dies nicht an.',
    requestId: 'Anfrage {id}',
  },
  pageHeader: { back: 'Zurück' },
  queryView: { loading: 'Wird geladen' },
};
