import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  title: 'Système',
  description:
    'Ce qui attend, ce qui est imprimé, les programmes connectés et la place que prennent vos fichiers.',
  loading: 'Chargement',
  waiting: {
    title: 'Travail en attente',
    names: {
      prints: 'Impressions par agent',
      imports: 'Imports',
      webHooks: 'Messages de webhooks',
      mails: 'E-mails',
      publications: 'Publications à effectuer',
    },
    nothing: 'Rien n’attend.',
    oldest: 'Le plus ancien : {time}',
    lessThanMinute: 'moins d’une minute',
    long: 'Attend depuis longtemps',
    handOver: '{waiting, number} à récupérer, {taken, number} chez l’agent',
    advice: {
      prints: 'Vérifiez que l’ordinateur de l’agent est allumé et que son imprimante est prête.',
      imports:
        'Les imports se suivent. Ceux qui ont échoué ou ont été annulés figurent dans l’historique des imports.',
      webHooks: 'Votre système ne répond pas comme prévu. Les messages sont renvoyés pendant un jour.',
      mails: 'Le serveur ne peut pas les remettre et continue d’essayer. Prévenez son exploitant.',
      publications: 'Le serveur ne les a pas encore publiées. Prévenez son exploitant.',
    },
    links: {
      agents: 'Agents',
      history: 'Historique d’impression',
      webHooks: 'Webhooks',
      imports: 'Historique des imports',
      review: 'Contrôle des étiquettes',
    },
  },
  prints: {
    title: 'Impressions',
    history: 'Historique d’impression',
    none: 'Rien n’a été imprimé ces {days, number} derniers jours.',
  },
  programs: {
    title: 'Agents et connecteurs',
    kinds: { agent: 'Agent', connector: 'Connecteur' },
    nameless: 'Sans nom',
    seen: 'Dernier contact : {when}',
    neverSeen: 'Aucun contact',
    jobs: '{count, plural, one {# travail en attente} other {# travaux en attente}}',
    more: '{count, plural, one {# autre} other {# autres}}',
    none: 'Aucun programme de votre réseau n’est connecté : cette organisation n’a ni agent ni connecteur.',
  },
  storage: {
    title: 'Stockage',
    total: '{size} au total',
    names: {
      printFiles: 'Fichiers d’impression',
      importFiles: 'Fichiers importés',
      mediaFiles: 'Médiathèque',
      labelFiles: 'Fichiers d’étiquettes',
    },
    kept: {
      printFiles: '{hours, plural, one {Supprimés après # heure} other {Supprimés après # heures}}',
      importFiles:
        '{days, plural, one {Supprimés # jour après l’import} other {Supprimés # jours après l’import}}',
      importFilesForEver: 'Jamais supprimés',
      mediaFiles: 'Jusqu’à ce que vous les y supprimiez',
      labelFiles: 'Un pour chaque version d’une étiquette',
    },
    none: 'Aucun fichier n’est stocké.',
  },
  version: 'Version du serveur : {version}',
};
