import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  title: 'Travail d’impression',
  unfinished: 'Impressions inachevées',
  progress: 'Étiquettes imprimées',
  labels: '{count, plural, one {# étiquette} other {# étiquettes}}',
  states: {
    queued: 'En attente',
    left: 'En attente de l’agent',
    sending: 'Envoi',
    accepted: 'Envoyé à l’imprimante',
    reported: 'Imprimé',
    failed: 'Échec',
    unknown: 'Peut-être imprimé',
    canceled: 'Annulé',
  },
  position: '{first, number} sur {total, number}',
  positions: '{first, number}–{last, number} sur {total, number}',
  mayBePrinted: 'L’étiquette {first, number} sur {total, number} a peut-être été imprimée',
  severalMayBePrinted:
    'Les étiquettes {first, number} à {last, number} sur {total, number} ont peut-être été imprimées',
  attention: 'En attente à l’imprimante : {reason}',
  summary: {
    labels:
      '{printed, plural, one {# étiquette imprimée} other {# étiquettes imprimées}} sur {requested, number}',
    printed: '{printed, plural, one {# imprimée} other {# imprimées}} sur {requested, number}',
    failed: '{count, number} en échec',
    unknown: '{count, plural, one {# non confirmée} other {# non confirmées}}',
    notSent: '{count, plural, one {# non envoyée} other {# non envoyées}}',
    waiting: 'dont {count, number} en attente à l’imprimante',
    paused: 'En pause',
  },
  showAll: 'Tout afficher ({count, number})',
  showAllOf: 'Tout afficher ({count, number}) : {name}',
  showFewer: 'En afficher moins',
  showFewerOf: 'En afficher moins : {name}',
  elsewhere:
    'Un autre onglet imprime ce travail : {count, plural, one {# étiquette} other {# étiquettes}}. Allez dans cet onglet pour le mettre en pause ou le modifier.',
  elsewhereNamed:
    'Un autre onglet imprime ce travail : {name}, {count, plural, one {# étiquette} other {# étiquettes}}. Allez dans cet onglet pour le mettre en pause ou le modifier.',
  pause: 'Pause',
  resume: 'Reprendre',
  cancelRest: 'Annuler le reste',
  printAgain: 'Réimprimer',
  wasPrinted: 'C’est imprimé',
  withdraw: 'Ne pas imprimer',
  close: 'Fermer',
  standing: {
    handedOver: 'Envoyé à l’assistant d’impression',
    printed: 'Imprimé',
    notPrinted: 'Non imprimé.',
    notPrintedBecause: 'Non imprimé. {reason}',
    notPrintedYet: 'Pas encore imprimé. {reason}',
    maybePrinted: 'L’impression a peut-être eu lieu : vérifiez l’imprimante.',
    leftToAgent: 'En attente de l’agent',
    partlyCanceled: 'Impression incomplète : certaines étiquettes ont été annulées.',
  },
  errors: {
    noComputerName: 'Nom de l’ordinateur non disponible',
    noHelperAddress: 'URI de l’assistant d’impression non disponible',
    noData: 'Aucune donnée reçue de l’API d’impression',
    noPrintFiles: 'Aucun fichier d’impression reçu de l’API',
    printFailed: 'Échec de l’impression',
    noProofs: 'Non imprimé : ce serveur n’imprime pas d’épreuves de maquettes non enregistrées.',
    paused:
      '{count, plural, one {En pause : # étiquette pas encore envoyée.} other {En pause : # étiquettes pas encore envoyées.}}',
    busy: 'Un autre onglet imprime ce travail.',
    helperNotConnected: 'Non envoyé : l’assistant d’impression n’est pas connecté.',
    cannotKeepRecord:
      'Non envoyé : ce navigateur ne peut pas conserver le journal qui évite d’imprimer deux fois.',
    notAPdf: 'Non envoyé : le fichier du serveur n’est pas un PDF.',
    pdfTooLarge: 'Non envoyé : le PDF dépasse 25 Mo.',
    noAnswer: 'L’assistant d’impression n’a pas répondu à temps. L’impression a peut-être eu lieu.',
    interrupted: 'L’impression a été interrompue. Elle a peut-être eu lieu.',
    helperLostTrack:
      'L’assistant d’impression a été interrompu pendant l’impression. Elle a peut-être eu lieu.',
    notReceived: 'Non imprimé : l’assistant d’impression n’a jamais reçu ce travail.',
    noRecord: 'L’assistant d’impression n’a pas trace de cette impression. Elle a peut-être eu lieu.',
    noAnswerForAgent: 'Le serveur n’a pas répondu à temps. L’agent imprimera peut-être ce travail.',
    notLeftForAgent: 'Non imprimé : l’agent n’a jamais reçu ce travail.',
    cannotAskServer:
      'Serveur injoignable : impossible de vérifier si l’impression a eu lieu. Réessayez quand il répond.',
    cannotAskHelper:
      'Assistant d’impression injoignable : impossible de vérifier si l’impression a eu lieu. Réessayez quand il est connecté.',
  },
  advice: {
    startHelper:
      'L’assistant d’impression de cet ordinateur ne répond pas. Démarrez-le : voir « Assistant d’impression » en haut de la page.',
    checkPrinter:
      'Le service d’impression a peut-être imprimé de lui-même. Vérifiez l’imprimante avant de réimprimer.',
  },
  lineCheck: {
    title: 'Contrôler la première étiquette',
    hint: 'Scannez le produit et l’étiquette imprimée. {count, plural, =0 {} one {# étiquette attend.} other {# étiquettes attendent.}}',
    product: '1. Code du produit',
    label: '2. Code de l’étiquette imprimée',
    check: 'Contrôler',
    stopped: 'Série arrêtée : les codes scannés ne correspondent pas au travail.',
    again: 'Corrigez l’erreur et scannez de nouveau les deux, ou renoncez au reste.',
    notChecked: 'Le contrôle n’a pas été fait.',
    giveUp: 'Renoncer au reste',
    leave: 'Laisser sans contrôle',
    due: 'La première étiquette attend son contrôle de ligne.',
  },
  series: {
    linesGone:
      'Les lignes suivantes ne sont plus enregistrées. Choisissez de nouveau le fichier pour imprimer le reste.',
    doubtful: 'On ne sait pas si ces étiquettes ont été imprimées. Regardez l’imprimante, puis décidez.',
  },
};
