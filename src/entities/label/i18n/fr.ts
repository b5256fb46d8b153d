import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  size: '{width} × {height} mm',
  states: {
    Draft: 'Brouillon',
    DataApprover: 'Données à approuver',
    DesignApprover: 'Design à approuver',
    Publisher: 'À publier',
    Published: 'Publiée',
    Superseded: 'Remplacée',
    Withdrawn: 'Retirée',
  },
  notPrintable: '{name} (pas imprimable actuellement)',
  notPublished: '{name} (pas encore publiée)',
  markup: {
    printed: 'Imprimé :',
    tools: 'Mise en valeur : {field}',
    tool: { b: 'Gras', i: 'Italique', u: 'Souligné', sup: 'Exposant', sub: 'Indice', br: 'Saut de ligne' },
  },
  preview: {
    loading: 'Chargement de l’aperçu',
    alternative: 'Aperçu de {name}, {size}',
    alternativeUnnamed: 'Aperçu de l’étiquette, {size}',
    noTemplate:
      'Aucun aperçu : ce serveur n’envoie pas le modèle de cette étiquette. L’impression reste possible.',
    unreadable:
      'Aucun aperçu : le modèle de cette étiquette ne peut pas être dessiné ici. L’impression reste possible.',
    noFonts: 'Les polices de l’aperçu n’ont pas pu être chargées.',
    lacksPictures: 'Une image n’a pas pu être chargée pour cet aperçu. Elle sera quand même imprimée.',
    problems: 'Cette étiquette n’est pas encore imprimable',
    warnings: 'À vérifier avant l’impression',
    changed: 'Modifié depuis la dernière impression : {fields}',
  },
  value: {
    computed: 'Calculé à l’impression',
    charactersLeft: '{count, plural, one {# restant} other {# restants}}',
    charactersOver: '{count, number} en trop',
    ownValue: 'Champ vide : « {value} » est imprimé.',
    tooLong: '« {excess} » ne tient pas : {most, plural, one {# caractère} other {# caractères}} au maximum.',
    on: 'Oui',
    off: 'Non',
    picture: 'Image {mediaId}',
  },
  review: {
    publishedAtOnce:
      'Personne ne contrôle les étiquettes dans votre organisation : cette version est publiée aussitôt.',
    reviewed:
      'Avant l’impression, les données de cette version doivent être approuvées. Approbation possible par {people}.',
    reviewedByNobody:
      'Avant l’impression, les données de cette version doivent être approuvées. Aucun compte n’a le rôle Approbation des données. L’administration attribue les rôles sous « Comptes ».',
  },
};
