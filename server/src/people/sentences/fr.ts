import type { Translation } from 'label-core/sentence';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  organization: {
    paused: 'L’abonnement de l’organisation est résilié ou en pause.',
    gone: 'Cette organisation n’existe plus.',
  },
  session: {
    ended: 'Votre session est terminée. Veuillez vous reconnecter.',
    changed: 'Vos droits ont changé. Reconnectez-vous pour continuer avec eux.',
  },
  signInRefused: 'L’adresse e-mail ou le mot de passe est incorrect.',
  attempts: {
    login: 'Trop d’échecs de connexion. Veuillez attendre jusqu’à {minutes, number} minutes.',
    setup: 'Trop de liens d’installation erronés. Veuillez attendre jusqu’à {minutes, number} minutes.',
    password: 'Trop de mots de passe erronés. Veuillez attendre jusqu’à {minutes, number} minutes.',
    forgot: 'Trop de demandes de nouveau mot de passe. Veuillez attendre jusqu’à {minutes, number} minutes.',
    register: 'Trop d’inscriptions. Veuillez attendre jusqu’à {minutes, number} minutes.',
    verifySend: 'Trop d’e-mails. Veuillez attendre jusqu’à {minutes, number} minutes.',
    openId: 'Trop de connexions. Veuillez attendre jusqu’à {minutes, number} minutes.',
    invite: 'Trop d’invitations. Veuillez attendre jusqu’à {minutes, number} minutes.',
    clientToken: 'Trop de demandes de jeton en échec. Veuillez attendre jusqu’à {minutes, number} minutes.',
  },
  password: {
    isEmail: 'ne doit pas être l’adresse e-mail',
    ofAnother: 'Vous ne pouvez changer que votre propre mot de passe.',
    wrong: 'Le mot de passe actuel est incorrect.',
  },
  registration: {
    closed:
      'Les inscriptions sont fermées sur ce serveur. Demandez une invitation à l’administration de votre organisation.',
    invited: 'Sur ce serveur, l’inscription se fait sur invitation. Demandez un lien à son exploitant.',
    addressTaken: 'Cette adresse a déjà un compte. Veuillez vous connecter.',
  },
  invitation: {
    tenantAdmin: 'Seule l’administration principale peut inviter dans l’administration principale.',
    isMember: '{email} appartient déjà à un membre de cette organisation.',
  },
  account: {
    deletesItself:
      'Vous ne pouvez pas supprimer votre propre compte. Un autre compte de l’administration le peut.',
    disablesItself:
      'Vous ne pouvez pas désactiver votre propre compte. Un autre compte de l’administration le peut.',
    tenantAdmin:
      'Seule l’administration principale peut donner l’administration principale ou modifier un compte qui l’a.',
    ownType:
      '{type, select, TenantAdmin {Vous ne pouvez pas vous retirer l’administration principale : vous ne pourriez pas la reprendre. Un autre compte de l’administration principale le peut.} other {Vous ne pouvez pas vous retirer l’administration : vous ne pourriez pas la reprendre. Un autre compte de l’administration le peut.}}',
    isLast:
      '{type, select, TenantAdmin {Le compte {name} est le seul de l’administration principale. Donnez-la d’abord à un autre compte.} other {Le compte {name} est le seul de l’administration. Donnez-la d’abord à un autre compte.}}',
    homeless:
      '« Administration », « Impression » ou les deux : sans l’un de ces rôles, personne ne peut se connecter.',
  },
  group: {
    notThere: 'il n’y a pas de groupe {id}',
    nameTaken: 'Il y a déjà un groupe nommé {name} à cet endroit.',
    firstStays: 'Le groupe racine contient tous les autres : il ne peut pas être déplacé.',
    oneFirst: 'Il n’y a qu’un groupe racine.',
    inItself: 'Un groupe ne peut pas être dans lui-même ni dans un groupe en dessous de lui.',
    deep: 'Les groupes ont deux niveaux : {parent} est au second, rien ne peut être en dessous.',
    hasGroups: 'Il contient d’autres groupes : il ne peut être qu’au premier niveau.',
    isFirst: '{name} contient tous les autres groupes : il ne peut pas être supprimé.',
    isFull:
      '{name} ne peut pas être supprimé tant qu’il contient {contents}. Commencez par les déplacer ou les supprimer.',
    holds: {
      groups: '{count, plural, one {# groupe} other {# groupes}}',
      articles: '{count, plural, one {# article} other {# articles}}',
      orders: '{count, plural, one {# commande} other {# commandes}}',
    },
  },
  row: {
    further: '{part},',
    last: 'et {part}',
  },
  subscription: {
    notOffered: 'il n’y a pas d’abonnement {id} à choisir',
    noAgents: 'L’abonnement ne comprend pas d’agents. Choisissez un abonnement plus grand pour en ajouter.',
    agents:
      'L’abonnement permet {allowed, plural, one {# agent} other {# agents}}, et tout est utilisé. Supprimez-en un ou choisissez un abonnement plus grand.',
    labels:
      'L’abonnement permet {allowed, plural, one {# étiquette} other {# étiquettes}}, et {inUse, plural, one {# est utilisée} other {# sont utilisées}}. Désactivez une étiquette que personne n’imprime, ou choisissez un abonnement plus grand.',
    printerModels:
      'L’abonnement permet {allowed, plural, one {# modèle d’imprimante} other {# modèles d’imprimante}}, et tous sont utilisés : {inUse}. Choisissez l’un d’eux ou un abonnement plus grand.',
    users:
      'L’abonnement permet {allowed, plural, one {# compte} other {# comptes}}, et toutes les places sont prises ou promises.',
    noWidgets:
      'L’abonnement ne comprend pas de widgets. Choisissez un abonnement plus grand pour en ajouter.',
    widgets:
      'L’abonnement permet {allowed, plural, one {# widget} other {# widgets}}, et tout est utilisé. Supprimez-en un ou choisissez un abonnement plus grand.',
    outOfPrintJobs:
      'Plus de travaux d’impression : les impressions de l’abonnement pour ce mois sont épuisées.',
    small:
      '{name} ne suffit pas pour l’utilisation actuelle : {exceeded}. Commencez par en retirer une partie.',
    exceeds: {
      users: '{used, plural, one {# compte} other {# comptes}} pour {allowed, number}',
      printerModels:
        '{used, plural, one {# modèle d’imprimante} other {# modèles d’imprimante}} pour {allowed, number}',
      labels: '{used, plural, one {# étiquette} other {# étiquettes}} pour {allowed, number}',
      widgets: '{used, plural, one {# widget} other {# widgets}} pour {allowed, number}',
      agents: '{used, plural, one {# agent} other {# agents}} pour {allowed, number}',
    },
  },
  plan: {
    free: 'Pour une personne qui essaie Platen : 25 travaux d’impression par mois.',
    standard: 'Pour une équipe : commandes, imports et widgets, 1 000 travaux d’impression par mois.',
    professional:
      'Pour une organisation avec ses propres systèmes : connexions, agents et impressions illimitées.',
  },
  integrationClient: {
    ended: 'Ce client API n’a plus accès. Demandez un autre jeton.',
    closedCall: 'Cet appel n’est pas destiné aux clients API.',
    lacksScope: 'Cet appel exige l’autorisation {scope}, que ce jeton n’a pas.',
    notOfOrganization: 'L’abonnement de cette organisation ne comprend pas de clients API.',
    notIncluded: 'Votre abonnement ne comprend pas de clients API.',
    many: 'Il y a déjà {most, number} clients API. Supprimez-en un qui ne sert pas.',
    nameTaken: 'Il y a déjà un client API nommé {name}.',
    endPassed: 'Ce jour est passé. Choisissez un jour ultérieur ou aucun.',
  },
  tokenRequest: {
    secretTwice:
      'Envoyez le secret du client une seule fois : dans l’en-tête Authorization ou dans le formulaire.',
    twoClients: 'L’en-tête Authorization et le formulaire nomment deux clients différents.',
    noGrantType: 'Le formulaire doit avoir un grant_type.',
    otherGrantType: 'Le seul grant_type ici est client_credentials.',
    wrongClient: 'L’ID ou le secret du client est incorrect, ou ce client n’a plus accès.',
    noScope: 'Aucune autorisation n’a été demandée.',
    scopeNotHeld: 'Ce client n’a pas l’autorisation {scope}.',
  },
  program: {
    otherKind:
      '{kind, select, agent {C’est la clé d’un agent, et cet appel demande celle d’un connecteur.} other {C’est la clé d’un connecteur, et cet appel demande celle d’un agent.}}',
    keyEnded:
      '{kind, select, agent {Cette clé n’est pas valable : l’agent a été supprimé ou a reçu une autre clé.} other {Cette clé n’est pas valable : le connecteur a été supprimé ou a reçu une autre clé.}}',
    disabled:
      '{kind, select, agent {L’agent « {name} » est désactivé.} other {Le connecteur « {name} » est désactivé.}}',
    notOfOrganization:
      '{kind, select, agent {L’abonnement de cette organisation ne comprend pas d’agents.} other {L’abonnement de cette organisation ne comprend pas de connecteurs.}}',
  },
  openId: {
    unknownProvider: 'Ce serveur ne propose pas de connexion avec ce fournisseur.',
    providerAway: 'Le fournisseur d’identité est injoignable. Veuillez réessayer.',
    unconfirmed: 'La connexion n’a pas pu être confirmée ({reason}). Veuillez recommencer.',
    reason: {
      accountDisabled: 'le compte est désactivé',
      otherRequest: 'la réponse appartient à une autre demande',
      otherAddress: 'l’adresse de retour n’est pas celle de cette application',
      usedAnswer: 'cette réponse a déjà servi',
      twoIdentities: 'les deux jetons d’identité diffèrent',
      noCodes: 'le fournisseur n’échange pas de codes',
      codeRefused: 'le fournisseur n’accepte pas le code',
      otherIssuer: 'le jeton d’identité vient d’un autre émetteur',
      otherApplication: 'le jeton d’identité est destiné à une autre application',
      otherNonce: 'le jeton d’identité répond à une autre demande',
      otherCode: 'le jeton d’identité appartient à un autre code',
      expiredToken: 'le jeton d’identité a expiré',
      invalidToken: 'le jeton d’identité n’est pas valide',
    },
    noAccount: 'Cette identité n’a pas de compte. Demandez une invitation à l’administration.',
    noAccountYet:
      'Cette identité n’a pas de compte. Demandez une invitation à l’administration, ou créez une organisation.',
    hasAccount: 'Cette identité a déjà un compte. Veuillez vous connecter.',
    addressUnconfirmed:
      'Le fournisseur n’a pas confirmé votre adresse e-mail. Inscrivez-vous plutôt avec un mot de passe.',
    needed: 'est obligatoire',
  },
};
