import type { Translation } from 'label-core/sentence';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  title: 'Installer Platen',
  hint: 'Créez votre organisation et son premier compte. Ce compte peut tout administrer.',
  fields: {
    organizationName: 'Organisation',
    firstname: 'Prénom',
    lastname: 'Nom',
    email: 'E-mail',
    password: 'Mot de passe (au moins {least, number} caractères)',
    repeated: 'Répétez le mot de passe',
  },
  submit: 'Installer Platen',
  done: 'Platen est prêt.',
  doneBefore: 'Platen est déjà installé',
  signIn: 'Se connecter',
  needsScript: 'Cette page a besoin de JavaScript. Autorisez-le pour cette adresse et rechargez la page.',
  problems: {
    differing: 'Les mots de passe ne correspondent pas. Saisissez deux fois le même mot de passe.',
    incomplete:
      'Cette adresse est incomplète. Ouvrez le lien d’installation complet que le serveur a affiché à son démarrage.',
    unreachable: 'Le serveur ne répond pas. Vérifiez le réseau et réessayez.',
  },
  refusedFields: {
    organizationName: 'Saisissez le nom de votre organisation.',
    firstname: 'Saisissez votre prénom.',
    lastname: 'Saisissez votre nom.',
    email: 'Saisissez une adresse e-mail valide, par exemple nom@example.com.',
    password:
      'Choisissez un mot de passe d’au moins {least, number} caractères qui ne soit pas couramment utilisé.',
  },
};
