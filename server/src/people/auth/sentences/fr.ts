import type { Translation } from 'label-core/sentence';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  secondFactor: {
    codeNeeded: 'Saisissez le code de votre application.',
    codeWrong: 'Ce code est erroné ou déjà utilisé.',
    tooManyCodes: 'Trop de codes erronés. Veuillez attendre jusqu’à {minutes, number} minutes.',
    setUpNeeded: 'Les administrateurs ont besoin d’un second facteur. Configurez d’abord le vôtre.',
    passwordWrong: 'Le mot de passe est erroné.',
    isOn: 'Votre second facteur est déjà activé.',
    isOff: 'Votre second facteur n’est pas activé.',
    notBegun: 'La configuration n’a pas été commencée, ou l’a été de nouveau ailleurs. Recommencez.',
    ownFirst:
      'Configurez d’abord un second facteur pour vous-même ; vous pourrez ensuite le demander à tous les administrateurs.',
    ofOneself: 'Désactivez votre propre second facteur dans vos paramètres, avec un code.',
    ofTenantAdmin: 'Seul un TenantAdmin peut retirer le second facteur d’un TenantAdmin.',
    hasNone: '{name} n’a pas de second facteur.',
  },
};
