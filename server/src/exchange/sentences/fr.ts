import type { Translation } from 'label-core/sentence';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  importUpload: {
    notIncluded: 'L’import ne fait pas partie de votre abonnement.',
    large: 'Le fichier dépasse {megabytes, number}\u00A0Mo.',
    badKey: 'Une clé d’idempotence a de 1 à 200 caractères ASCII visibles.',
    keyUsed: 'Cette clé d’idempotence a déjà servi pour un autre envoi.',
    manyWait:
      'Il y a déjà {waiting, number} fichiers en attente d’import. Réessayez quand certains seront terminés.',
    oneGroup:
      'Choisissez un seul groupe : tout ce qui est importé va dans un groupe. Importez à nouveau le fichier pour un autre.',
    closedGroup: 'Le groupe {name} n’accepte pas l’import de commandes. Ses paramètres peuvent l’autoriser.',
  },
  importRun: {
    nothing: 'Rien n’a été importé. {reason}',
    faultyRows:
      'Rien n’a été importé : {rows, plural, one {# ligne est erronée} other {# lignes sont erronées}}.',
    onlyNew:
      '{kind, select, articles {Rien n’a été importé : le fichier ne doit contenir que de nouveaux articles. Ligne {line} : {reason}} other {Rien n’a été importé : le fichier ne doit contenir que de nouvelles commandes. Ligne {line} : {reason}}}',
    onlyNewOfSeveral:
      '{kind, select, articles {Rien n’a été importé : le fichier ne doit contenir que de nouveaux articles. Ligne {line} : {reason} {others, plural, one {De même pour # autre ligne.} other {De même pour # autres lignes.}}} other {Rien n’a été importé : le fichier ne doit contenir que de nouvelles commandes. Ligne {line} : {reason} {others, plural, one {De même pour # autre ligne.} other {De même pour # autres lignes.}}}}',
    givenUp:
      'Rien n’a été importé. Le serveur s’est arrêté plusieurs fois au milieu de ce fichier : divisez-le et importez les parties l’une après l’autre.',
    disturbed:
      'Rien n’a été importé. Les mêmes articles ou commandes ont été modifiés en même temps. Importez à nouveau le fichier.',
    broken: 'Rien n’a été importé. Le serveur n’a pas pu écrire ce fichier ; son journal dit pourquoi.',
    canceled: 'Annulé avant d’avoir commencé.',
    changesStay:
      '{kind, select, articles {Ce qu’il a créé est supprimé. {updated, plural, one {L’article qu’il a modifié (#) garde ses modifications.} other {Les # articles qu’il a modifiés gardent leurs modifications.}}} other {Ce qu’il a créé est supprimé. {updated, plural, one {La commande qu’il a modifiée (#) garde ses modifications.} other {Les # commandes qu’il a modifiées gardent leurs modifications.}}}}',
  },
  importedRow: {
    leftOut: 'Laissée de côté avec la commande {order} : une autre de ses lignes est erronée.',
    noArticle: 'Il n’y a pas d’article avec la référence {identifier}.',
    noLabel: 'Il n’y a pas d’étiquette {name}.',
    orderThere: 'Il y a déjà une commande {order}.',
    manyValues: 'L’article aurait {values, number} valeurs ; il y a de la place pour {most, number}.',
    manyLabels: 'L’article aurait {labels, number} étiquettes ; il y a de la place pour {most, number}.',
  },
  importUndo: {
    running: 'Ce fichier est en cours d’import. Annulez l’import quand il sera terminé.',
    failed: 'Cet import a échoué : il n’y a rien à annuler.',
    done: 'Cet import est déjà annulé.',
    createdNothing: 'Cet import n’a rien créé de nouveau : il n’y a rien à reprendre.',
    used: 'Cet import ne peut pas être annulé. {uses} Rien n’a été supprimé.',
    changed: 'Modifiés depuis : {names}.',
    printed: 'Imprimés depuis : {names}.',
    ordered: 'Dans des commandes : {names}.',
    chosen: 'Choisis dans des widgets : {names}.',
    namesAndMore: '{names} et {more, number} de plus',
  },
  importConfiguration: {
    nameTaken: 'Il y a déjà une configuration nommée {name}.',
    many: 'Il y a déjà {most, number} configurations : supprimez-en une qui ne sert pas.',
  },
  webHook: {
    notIncluded: 'Votre abonnement ne comprend pas les webhooks.',
    many: 'Il y a déjà {most, number} webhooks. Supprimez-en un qui ne sert pas.',
    wholeAddress: 'Saisissez une adresse complète, par exemple https://example.com/hooks.',
    noHttps: 'L’adresse doit commencer par https : ce qui est envoyé ne doit pas être lisible en chemin.',
    credentials: 'L’adresse ne doit contenir ni nom d’utilisateur ni mot de passe.',
    hostUnknown: 'L’hôte {host} est introuvable.',
    hostInside: 'L’hôte {host} n’est pas sur l’internet public : rien n’y est envoyé.',
  },
  webHookFault: {
    secretLost: 'Le secret de ce webhook n’est plus lisible. Créez-en un nouveau.',
    redirect: 'La réponse était {status}, une redirection : elles ne sont pas suivies.',
    answered: 'La réponse était {status}.',
    silent: 'Pas de réponse en {seconds, number} secondes.',
    nobodyListens: 'Rien ne répond à cette adresse.',
    brokenOff: 'La connexion a été interrompue.',
    unreachable: 'L’hôte est injoignable.',
    untrusted: 'Son certificat n’est pas reconnu.',
    certificateExpired: 'Son certificat a expiré.',
    otherHost: 'Son certificat est celui d’un autre hôte.',
    failed: 'La connexion a échoué.',
  },
};
