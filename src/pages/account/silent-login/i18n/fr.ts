import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  title: 'Connexion en cours',
  failed: 'Échec de la connexion',
  slow: 'C’est plus long que d’habitude.',
  back: 'Retour à la connexion',
  errors: {
    none: 'Aucune réponse de fournisseur d’identité ici. Recommencez depuis la page de connexion.',
    unexpected:
      'Cette réponse ne correspond à aucune connexion de cet onglet, ou elle a pris plus de dix minutes. Recommencez.',
    'mixed-up':
      'La réponse du fournisseur d’identité ne correspond pas à cette connexion et n’a pas été utilisée. Recommencez.',
    refused:
      'Le fournisseur d’identité n’a pas confirmé votre identité. Recommencez, ou connectez-vous avec votre mot de passe.',
    incomplete:
      'Le fournisseur d’identité a envoyé une réponse incomplète. Recommencez, ou connectez-vous avec votre mot de passe.',
  },
};
