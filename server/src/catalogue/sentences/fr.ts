import type { Translation } from 'label-core/sentence';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  article: {
    identifierTaken: 'Il y a déjà un article avec l’identifiant {identifier}.',
    sameIdentifier:
      'Il y a déjà un article avec l’identifiant {identifier}, qui est le même numéro que {wanted}.',
    inOrders:
      '{count, plural, one {Cet article figure dans la commande {orders}.} other {{more, plural, =0 {Cet article figure dans les commandes {orders}.} one {Cet article figure dans les commandes {orders} et # autre.} other {Cet article figure dans les commandes {orders} et # autres.}}}} Retirez-le d’abord de là ; une commande imprimée garde ses articles.',
    many: 'Cela fait {count, number} articles ; les étiquettes de {most, number} peuvent être modifiées à la fois. Affinez la recherche.',
    fullOfLabels: '« {name} » a déjà {most, number} étiquettes et ne peut pas en avoir plus.',
    valueTwice: '« {key} » y figure deux fois.',
    valueToggle: '« {key} » est un interrupteur : true ou false.',
    valueLong: '« {key} » a {count, number} caractères ; la limite est de {most, number}.',
  },
  order: {
    numberTaken: 'Il y a déjà une commande {number}.',
    begun:
      'Des étiquettes de la commande {number} sont imprimées ou en cours : elle reste, pour que l’historique d’impression puisse la nommer.',
    full: 'La commande {number} a déjà {most, number} lignes et ne peut pas en avoir plus.',
    notYours: 'Seule une personne qui gère les commandes peut y ajouter un article.',
  },
  orderLine: {
    missing: 'Il n’y a pas de ligne {position} à modifier.',
    stays: 'Des étiquettes de « {article} » sont imprimées ou en cours : sa ligne ne peut pas être retirée.',
    articleStays: 'Des étiquettes de « {article} » sont imprimées ou en cours : sa ligne garde cet article.',
    tooFew:
      '{least, plural, one {# étiquette de « {article} » est imprimée ou en cours : sa ligne ne peut pas en demander moins.} other {# étiquettes de « {article} » sont imprimées ou en cours : sa ligne ne peut pas en demander moins.}}',
  },
  connector: {
    notIncluded: 'Votre abonnement ne comprend pas de connecteurs.',
    many: 'Il y a déjà {most, number} connecteurs. Supprimez-en un qui ne sert pas.',
    gone: 'Ce connecteur n’existe plus.',
    disabled:
      '{where, select, known {Le connecteur « {name} » sur {machine} est désactivé.} other {Le connecteur « {name} » est désactivé.}} L’administration peut le réactiver.',
    neverConnected:
      '{where, select, known {Le connecteur « {name} » sur {machine} n’est pas connecté. Il ne l’a jamais été : démarrez-le là-bas, puis réessayez.} other {Le connecteur « {name} » n’est pas connecté. Il ne l’a jamais été : démarrez son programme, puis réessayez.}}',
    away: '{where, select, known {Le connecteur « {name} » sur {machine} n’est pas connecté.} other {Le connecteur « {name} » n’est pas connecté.}} Sa dernière connexion date du {date} à {time} UTC : redémarrez-le là-bas, puis réessayez.',
    busy: '{where, select, known {Le connecteur « {name} » sur {machine} reçoit trop de demandes pour le moment.} other {Le connecteur « {name} » reçoit trop de demandes pour le moment.}} Réessayez dans quelques secondes.',
    late: '{where, select, known {Le connecteur « {name} » sur {machine} n’a pas répondu à temps.} other {Le connecteur « {name} » n’a pas répondu à temps.}} Réessayez ou vérifiez sur place.',
    cannotAnswer: 'Le connecteur « {name} » ne peut pas répondre : {fault}',
    noFault: 'Il n’a pas indiqué pourquoi.',
    answerUnreadable: 'Sa réponse est illisible. {details}',
    answerMisfit: 'Sa réponse ne correspond pas à la demande.',
    noArticle: 'Ce connecteur ne connaît pas d’article « {id} ».',
    answersUnusable: 'Certaines réponses ne peuvent pas être utilisées. {details}',
  },
};
