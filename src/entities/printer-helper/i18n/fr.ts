import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  words: {
    checking: 'Vérification',
    connected: 'Connecté',
    'not-running': 'Arrêté',
    'permission-needed': 'Autorisation requise',
    'permission-denied': 'Autorisation refusée',
    'insecure-page': 'Non sécurisé',
    refused: 'Refusé',
    'not-answering': 'Pas de réponse',
    unhealthy: 'En panne',
    'too-old': 'Trop ancien',
  },
  causes: {
    checking: 'Recherche de l’assistant d’impression.',
    connected: 'L’assistant d’impression est connecté.',
    'not-running': 'L’assistant d’impression n’est pas démarré sur cet ordinateur.',
    'permission-needed':
      'Cette page a besoin d’une autorisation pour joindre l’assistant d’impression de cet ordinateur.',
    'permission-denied': 'Le navigateur empêche cette page de joindre l’assistant d’impression.',
    'insecure-page':
      'Cette page a été chargée en http. Les navigateurs interdisent l’assistant d’impression aux pages non sécurisées.',
    refused: 'L’assistant d’impression est démarré, mais n’accepte pas cette page.',
    'not-answering': 'L’assistant d’impression ne répond pas.',
    unhealthy: 'L’assistant d’impression signale une panne.',
    'too-old': 'L’assistant d’impression est antérieur à la version {version}.',
  },
  remedies: {
    'not-running': 'Démarrez-le ou installez-le : voir « Assistant d’impression » en haut de la page.',
    'permission-needed': 'Appuyez sur Connecter, puis autorisez l’accès dans le navigateur.',
    'permission-denied':
      'Ouvrez les paramètres du site à côté de l’adresse et autorisez l’accès aux applications de cet appareil.',
    'insecure-page': 'Ouvrez la même adresse en https. L’administration du serveur peut l’activer.',
    refused: 'Ouvrez la page de l’assistant sur cet ordinateur et autorisez-y cette adresse.',
    'not-answering': 'Redémarrez-le.',
    unhealthy: 'Redémarrez-le. Si cela ne suffit pas, contactez l’assistance.',
    'too-old': 'Installez la nouvelle version : voir « Assistant d’impression » en haut de la page.',
  },
  actions: {
    check: 'Vérifier à nouveau',
    connect: 'Connecter',
    allow: 'Autoriser cette page',
  },
};
