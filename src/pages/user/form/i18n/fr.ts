import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  title: 'Ajouter un compte',
  description: 'La personne reçoit un e-mail avec un lien pour créer son compte.',
  email: 'E-mail',
  roles: 'Type de compte et rôles',
  permissions: 'Autorisations',
  qualityRoles: 'Assurance qualité',
  groups: 'Groupes',
  noneOffered: 'Aucun choix disponible.',
  invite: 'Envoyer l’invitation',
  promised:
    '{count, plural, one {# invitation en attente occupe une place.} other {# invitations en attente occupent chacune une place.}}',
  loading: 'Compte',
  notFound: 'Compte introuvable. Il a peut-être été supprimé.',
  toList: 'Voir tous les comptes',
  name: 'Nom',
  firstname: 'Prénom',
  lastname: 'Nom',
  lastSignIn: 'Dernière connexion',
  neverSignedIn: 'Pas encore',
  enabled: 'Activé',
  disabled: 'Désactivé',
  factor: {
    title: 'Second facteur',
    on: 'Activé',
    off: 'Désactivé',
    remove: 'Retirer le second facteur',
    question: 'Retirer le second facteur de {name} ?',
    consequence:
      '{name} se connecte alors avec le seul mot de passe et en est informé par e-mail. Ne le faites que si vous savez que c’est bien {name} qui le demande.',
    confirm: 'Retirer',
    keep: 'Garder',
    removed: 'Le second facteur de {name} a été retiré.',
  },
  account: 'Compte',
  own: 'C’est votre propre compte : vous ne pouvez ni le désactiver ni le supprimer. Un autre compte d’administration le peut.',
  disable: 'Désactiver',
  disableHint:
    'La session de {name} est fermée aussitôt, et toute connexion est impossible jusqu’à la réactivation. Une place se libère dans votre abonnement ; rôles, groupes et paramètres sont conservés.',
  enable: 'Activer',
  enableHint: '{name} ne peut pas se connecter. Activer le compte rétablit tout comme avant.',
  deleteHint:
    'La suppression d’un compte est définitive. Les impressions de {name} restent dans l’historique sous ce nom.',
  nowEnabled: '{name} peut à nouveau se connecter.',
  nowDisabled: '{name} : session fermée, connexion désormais impossible.',
  errors: {
    noFirst: 'Saisissez le prénom.',
    noLast: 'Saisissez le nom.',
    longName: '{most, plural, one {# caractère} other {# caractères}} au maximum.',
    noType:
      'Choisissez Administration, Impression ou les deux : sans l’un d’eux, aucune connexion n’est possible.',
  },
  locks: {
    own: 'Vous ne pouvez pas vous retirer ce droit. Une autre personne qui l’a peut le faire.',
    tenantAdmin: 'Seule l’administration principale peut accorder ou retirer ce droit.',
  },
  roleHints: {
    Administrator: 'Configure l’organisation : comptes, intégrations, widgets, articles.',
    User: 'Imprime articles, étiquettes et commandes.',
    TenantAdmin: 'Gère l’abonnement.',
    ArticleManager: 'Ajoute et modifie des articles.',
    GroupManager: 'Gère les groupes : leurs membres, imprimantes et paramètres.',
    OrderManager: 'Ajoute et modifie des commandes.',
    LabelManager: 'Gère les étiquettes, les étiquettes standard et la médiathèque.',
    DataImporter: 'Importe articles et commandes depuis des fichiers.',
    PrinterManager: 'Gère les préférences d’impression : quelle imprimante imprime quelle étiquette.',
  },
  permissionHints: {
    PrinterManager: 'Ajoute, modifie et teste les imprimantes.',
  },
  qualityHints: {
    Master: 'Peut agir à chaque étape, même sur ses propres versions.',
    LabelDesigner: 'Dépose des versions et les soumet au contrôle.',
    DataApprover: 'Approuve les données d’une version.',
    DesignApprover: 'Approuve le design d’une version.',
    Publisher: 'Publie les versions approuvées.',
    QualityManager: 'Suit tous les contrôles.',
  },
};
