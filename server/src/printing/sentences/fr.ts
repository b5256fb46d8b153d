import type { Translation } from 'label-core/sentence';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  agent: {
    hasPrinters: 'Ces imprimantes passent par cet agent : {printers}. Donnez-leur d’abord un autre chemin.',
    shutOut: 'Cet agent a été supprimé ou désactivé, ou a reçu une autre clé.',
    isDisabled: 'L’agent « {name} » est désactivé.',
    neverConnected: 'L’agent « {name} » n’est pas connecté. Il ne l’a jamais été.',
    away: 'L’agent « {name} » sur {machine} n’est pas connecté ; sa dernière connexion date du {date} à {time} UTC.',
    deleted: 'L’agent « {name} » a été supprimé. Réimprimez depuis l’historique, sur une autre imprimante.',
    deletedMeanwhile: 'L’agent d’une imprimante a été supprimé entre-temps. Relancez l’impression.',
  },
  agentJob: {
    lostWithAgent: 'L’agent « {name} » a été supprimé.',
    unknownWithAgent: 'L’agent « {name} » a été supprimé avant d’indiquer le résultat.',
    unknownWithJournal:
      'L’agent « {name} » est revenu sur {machine} sans le journal qui contenait ce travail : on ne sait pas s’il a été imprimé. Vérifiez l’imprimante.',
    notFetched: 'L’agent « {name} » n’a pas récupéré le fichier en l’espace d’un jour.',
    notConfirmed:
      'L’agent « {name} » n’a pas confirmé en l’espace d’un jour qu’il a reçu le fichier. Vérifiez l’imprimante.',
    otherKey: 'Cette clé appartient à un autre fichier d’une impression.',
    noAgent: 'Aucun agent n’imprime ce fichier : envoyez-le à un assistant d’impression.',
    underWay: 'Ce fichier est déjà transmis et n’est pas terminé. Annulez d’abord cette transmission.',
    laterKey: 'Ce fichier a été transmis à nouveau depuis, avec une clé plus récente.',
    expired: 'Ce fichier a été conservé un jour et n’existe plus. Réimprimez-le depuis l’historique.',
    over: 'C’est terminé : il n’y a plus rien à annuler.',
  },
  printFile: {
    gone: 'Ce fichier d’impression n’existe pas : le lien a expiré ou n’a jamais été valide.',
    testGone: 'Cette étiquette de test n’existe pas : le lien a expiré ou n’a jamais été valide.',
  },
  print: {
    noLabel: 'Il n’y a pas d’étiquette publiée {id}.',
    manyLabels: 'Un travail d’impression est limité à {most, number} étiquettes.',
    keyForm: 'Une clé d’idempotence a de 1 à 200 caractères ASCII visibles.',
    keyUsed: 'Cette clé d’idempotence a servi à une autre demande d’impression.',
    noOrder: 'Une ligne de commande demande la commande à laquelle elle appartient.',
    noLine: 'La commande {orderId} n’a pas de ligne {line}.',
    otherArticle: 'La ligne {line} de la commande {orderId} concerne l’article {articleId}.',
  },
  lineCheck: {
    held: 'Ce fichier attend le contrôle de ligne : scannez le produit et la première étiquette.',
    noCode: '« {label} » a un contrôle de ligne, et rien n’y peut être scanné avec ces valeurs.',
    notFirst: 'Ce fichier n’est pas le premier d’une série avec contrôle de ligne.',
    unreadable: 'Ce code ne peut pas être comparé : {reason}.',
  },
  counter: {
    noCounter:
      'Il n’y a pas de compteur nommé « {name} », d’où cette étiquette tire ses numéros. Un administrateur peut l’ajouter.',
    isDisabled: 'Le compteur « {name} » est désactivé. Un administrateur peut l’activer.',
    usedUp:
      'Il reste {left, plural, =0 {aucun numéro} one {# numéro} other {# numéros}} au compteur « {name} » ; cette impression en demande {count, number}. Un administrateur peut déplacer sa fin ou ajouter un autre compteur.',
    many: 'Il y a déjà {most, number} compteurs ; supprimez-en un qui ne sert pas.',
    hasAllotted: 'Le compteur « {name} » a des numéros sur des étiquettes et reste. Désactivez-le plutôt.',
    ssccPrefix:
      'Un SSCC commence par un chiffre d’extension et un préfixe entreprise GS1 de 4 à 12 chiffres.',
    ssccReset: 'Un SSCC n’est jamais donné deux fois : son compteur ne peut pas recommencer.',
    lastBeforeFirst: 'Le dernier numéro ne peut pas être inférieur au premier, {first, number}.',
    wideLast: 'Les chiffres suffisent pour des numéros jusqu’à {largest, number}.',
    otherQuantity: 'Ces étiquettes ont leurs propres numéros, qui sont réimprimés : {most, number} au plus.',
  },
  reprint: {
    notYours:
      'Vous pouvez réimprimer vos propres travaux, pas ceux des autres. L’administration peut imprimer celui-ci.',
    noFile: 'Il n’y a pas de fichier {id} dans ce travail d’impression.',
    notPublished: '« {label} » n’a pas de version publiée. Imprimez la version imprimée alors.',
    labelDisabled:
      '« {label} » est désactivée et ne peut pas être imprimée. Les personnes qui gèrent les étiquettes peuvent l’activer.',
    printerGone: 'L’imprimante « {printer} » n’existe plus. Choisissez-en une autre.',
    noVariable:
      'La version actuelle de cette étiquette n’a pas de variable « {variable} ». Imprimez la version imprimée alors, ou lancez une nouvelle impression.',
  },
  printHistory: {
    notYours: 'Vous ne voyez que vos propres impressions. L’administration voit celles des autres.',
    manyRows:
      'Cela fait {count, number} lignes ; un export en contient {most, number}. Choisissez une période plus courte.',
  },
  printer: {
    inUse:
      '{count, plural, one {Le widget « {widgets} » imprime sur cette imprimante.} other {{more, plural, =0 {Ces widgets impriment sur cette imprimante : {widgets}.} one {Ces widgets impriment sur cette imprimante : {widgets} et # autre.} other {Ces widgets impriment sur cette imprimante : {widgets} et # autres.}}}} Choisissez-y d’abord une autre imprimante.',
  },
  printerTarget: {
    missing: 'Indiquez où imprimer : une file d’attente d’un ordinateur ou une adresse de votre réseau.',
    portAlone: 'Un port demande l’adresse d’une imprimante de votre réseau.',
    driverLanguage: 'Un pilote local imprime du PDF. Choisissez PDF ou une file d’attente.',
    driverAddress: 'Un pilote local va avec une file d’attente d’un ordinateur, pas avec une adresse réseau.',
    address: 'L’adresse doit être dans votre propre réseau, par exemple 192.168.1.20, ou un nom d’hôte.',
    port: 'Ce n’est pas un port d’imprimante. Les imprimantes écoutent sur les ports 9100 à 9103 ou 6101 (brut), 631 (IPP) ou 515 (LPD).',
    rawQueue: 'Une imprimante sur un port brut n’a pas de file d’attente. Laissez ce champ vide.',
    pathMissing: 'Une imprimante sur le port 631 (IPP) a besoin de son chemin, par exemple ipp/print.',
    path: 'Ce n’est pas un chemin d’imprimante. Il ressemble à ipp/print.',
  },
  widget: {
    manyFavorites: '{most, number} favoris au maximum',
    listChanged:
      'Des widgets ont été ajoutés ou supprimés entre-temps. Rechargez la liste, puis mettez-la en ordre.',
    fieldTwice: 'Il y a deux champs nommés {name}.',
    noOptions: 'Le champ {name} ne propose aucun choix.',
  },
};
