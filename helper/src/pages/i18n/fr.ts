import type { Translation } from 'label-core/sentence';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  pair: {
    title: 'Autoriser une application à imprimer',
    copyAddress: 'Copiez l’adresse depuis la barre d’adresse de l’application.',
    address: 'Adresse de l’application',
    next: 'Continuer',
    question: 'Autoriser cette application à imprimer sur {computer} ?',
    whatItSees:
      'Elle verra les noms des imprimantes de cet ordinateur et pourra y imprimer, sans redemander.',
    caution:
      'Ne l’autorisez que si vous connaissez cette adresse et si vous étiez en train de vous en servir. Sinon, fermez cette page.',
    allow: 'Autoriser l’impression',
    allowed: 'L’impression est autorisée',
    connected: 'Connexion établie',
    goBack: 'Revenez à l’application : elle trouve l’assistant d’impression en moins de dix secondes.',
    seeAll: 'Voir toutes les applications et imprimantes',
  },
  status: {
    title: 'Assistant d’impression sur {computer}',
    heading: 'Assistant d’impression',
    version: 'Version {version} sur {computer}, pour {user}',
    apps: 'Applications qui peuvent imprimer',
    noApps: 'Aucune application ne peut encore imprimer.',
    setByOwner: 'défini par le responsable de cet ordinateur',
    remove: 'Retirer',
    removeApp: 'Retirer {origin}',
    allowAnother: 'Autoriser une autre application',
    printers: 'Imprimantes',
    isDefault: 'par défaut',
    jobs: 'Derniers travaux',
    noJobs: 'Rien n’a encore été imprimé.',
    job: 'Travail',
    printer: 'Imprimante',
    state: 'État',
    changed: 'Modifié',
  },
  job: {
    accepted: 'En attente',
    fetching: 'Récupération du fichier',
    submitting: 'Envoi',
    submitted: 'Dans l’imprimante',
    printing: 'Impression',
    completed: 'Imprimé',
    failed: 'Échec',
    canceled: 'Annulé',
    unconfirmed: 'Inconnu',
  },
  outcome: {
    printed: 'Imprimé',
    sent: 'Envoyé',
    saved: 'Enregistré',
  },
  queue: {
    idle: 'Prête',
    printing: 'Impression',
    stopped: 'Arrêtée',
    unknown: 'État inconnu',
    notAccepting: 'N’accepte pas de travaux',
  },
};
