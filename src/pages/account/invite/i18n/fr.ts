import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  title: 'Créer votre compte',
  hint: 'Invitation à rejoindre {organization}.',
  hintBy: '{invitedBy} vous invite à rejoindre {organization}.',
  email: 'E-mail',
  firstName: 'Prénom',
  lastName: 'Nom',
  password: 'Mot de passe',
  submit: 'Créer le compte',
  failed: 'Votre compte n’a pas pu être créé',
  badTitle: 'Cette invitation est inutilisable',
  noToken:
    'Ce lien est incomplet. Ouvrez à nouveau le lien de votre invitation ou demandez une nouvelle invitation.',
  loading: 'Chargement de l’invitation',
  retry: 'Réessayer',
  toSignIn: 'Aller à la connexion',
  errors: {
    noFirstName: 'Saisissez votre prénom.',
    noLastName: 'Saisissez votre nom.',
  },
};
