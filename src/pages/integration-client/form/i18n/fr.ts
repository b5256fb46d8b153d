import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  addTitle: 'Ajouter un client API',
  addDescription: 'Donnez accès à un programme extérieur à Platen et choisissez ses autorisations.',
  add: 'Ajouter un client API',
  loading: 'Client API',
  notFound: 'Client API introuvable. Il a peut-être été supprimé.',
  toList: 'Voir tous les clients API',
  name: 'Nom',
  nameHint:
    'Un nom qui permet de reconnaître le programme, par exemple « Boutique en ligne ». Il s’affiche avec tout ce que fait le programme.',
  scopes: 'Autorisations',
  scopesHint: 'N’accordez que le nécessaire. Il agit pour toute l’organisation.',
  expires: 'Expiration',
  expiresOn: 'Dernier jour',
  expiresHint: 'Passé ce jour, le client API est refusé. Laissez vide pour qu’il n’expire pas.',
  access: 'Accès',
  isEnabled: 'Activé',
  isEnabledHint: 'Désactivé, le client API est refusé aussitôt, même avec un jeton qu’il possède déjà.',
  credentials: 'ID et secret',
  clientId: 'ID du client API',
  copyClientId: 'Copier l’ID du client API',
  secret: 'Secret du client API',
  copySecret: 'Copier le secret du client API',
  secretFact: 'Secret',
  endsIn: 'se termine par {ending}, créé le {when}',
  previous: 'Ancien secret',
  worksUntil: 'valable jusqu’au {when}',
  lastUsed: 'Dernier accès',
  notYet: 'Aucun',
  created: 'Ajouté le',
  createdBy: '{when} par {who}',
  renewAtOnce:
    'L’ancien secret cesse aussitôt de fonctionner, ainsi que tous les jetons obtenus avec lui : le programme est refusé tant qu’il ne connaît pas le nouveau.',
  renewWithOverlap:
    'Les deux secrets fonctionnent pendant {hours, plural, one {une heure} other {# heures}}, puis seul le nouveau.',
  secretOf: 'Secret de « {name} »',
  howTo: 'Le programme échange l’ID et le secret contre un jeton via {call}. Le README décrit chaque étape.',
  deleteNotOffered: 'Déjà supprimé, ou ce serveur ne le permet pas.',
  errors: {
    noName: 'Donnez un nom au client API.',
    longName: '{most, number} caractères au maximum.',
    noScope: 'Choisissez au moins une autorisation.',
    pastDay: 'Ce jour est passé. Choisissez un jour ultérieur ou laissez vide.',
  },
};
