import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  title: 'Abonnement',
  usedOf: '{used, number} von {allowed, number}',
  atTheLimit: 'Ist eine Grenze erreicht, behalten Sie alles; es kann nur nichts mehr hinzukommen.',
  near: 'Fast aufgebraucht.',
  invited: '{count, plural, one {Davon # offene Einladung.} other {Davon # offene Einladungen.}}',
  roomFor: 'Noch {count, number} frei.',
  outOfPrints: 'Keine Drucke mehr übrig',
  outOfPrintsUntil:
    'Die Drucke dieses Monats sind verbraucht. Neue gibt es ab dem {day} oder mit einem größeren Abonnement: siehe Übersicht.',
  limits: {
    prints: {
      name: 'Drucke in diesem Monat',
      used: '{used, plural, one {In diesem Monat ist # von {allowed, number} Drucken verbraucht.} other {In diesem Monat sind # von {allowed, number} Drucken verbraucht.}}',
      blocked: 'Bis zum nächsten Monat kann nichts mehr gedruckt werden.',
      remedy: 'Ein größeres Abonnement enthält mehr Drucke.',
    },
    users: {
      name: 'Konten',
      used: '{used, plural, one {# von {allowed, number} Konten Ihres Abonnements ist belegt.} other {# von {allowed, number} Konten Ihres Abonnements sind belegt.}}',
      blocked: 'Es kann niemand mehr eingeladen werden.',
      remedy:
        'Deaktivieren Sie ein Konto, ziehen Sie eine Einladung zurück oder wählen Sie ein größeres Abonnement.',
    },
    labels: {
      name: 'Etiketten',
      used: '{used, plural, one {# von {allowed, number} Etiketten Ihres Abonnements ist belegt.} other {# von {allowed, number} Etiketten Ihres Abonnements sind belegt.}}',
      blocked: 'Weitere Etiketten sind nicht möglich.',
      remedy: 'Deaktivieren oder löschen Sie eines oder wählen Sie ein größeres Abonnement.',
    },
    printerModels: {
      name: 'Druckermodelle',
      used: '{used, plural, one {# von {allowed, number} Druckermodellen Ihres Abonnements ist belegt.} other {# von {allowed, number} Druckermodellen Ihres Abonnements sind belegt.}}',
      blocked: 'Drucker anderer Modelle sind nicht möglich.',
      remedy: 'Wählen Sie eines der belegten Modelle oder ein größeres Abonnement.',
    },
    widgets: {
      name: 'Widgets',
      used: '{used, plural, one {# von {allowed, number} Widgets Ihres Abonnements ist belegt.} other {# von {allowed, number} Widgets Ihres Abonnements sind belegt.}}',
      blocked: 'Weitere Widgets sind nicht möglich.',
      remedy: 'Löschen Sie eines oder wählen Sie ein größeres Abonnement.',
    },
    agents: {
      name: 'Agenten',
      used: '{used, plural, one {# von {allowed, number} Agenten Ihres Abonnements ist belegt.} other {# von {allowed, number} Agenten Ihres Abonnements sind belegt.}}',
      blocked: 'Weitere Agenten sind nicht möglich.',
      remedy: 'Löschen Sie einen oder wählen Sie ein größeres Abonnement.',
    },
    integrationClients: {
      name: 'API-Clients',
      used: '{used, plural, one {# von {allowed, number} API-Clients Ihres Abonnements ist belegt.} other {# von {allowed, number} API-Clients Ihres Abonnements sind belegt.}}',
      blocked: 'Weitere API-Clients sind nicht möglich.',
      remedy: 'Löschen Sie einen oder wählen Sie ein größeres Abonnement.',
    },
  },
  widgetsNotIncluded: 'Ihr Abonnement enthält keine Widgets. Ein größeres enthält sie.',
};
