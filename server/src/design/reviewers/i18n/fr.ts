import type { Translation } from 'label-core/sentence';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  look: 'La regarder',
  waiting: {
    subject: 'La version {version} de « {name} » vous attend',
    opening:
      '{state, select, DataApprover {La version {version} de « {name} » attend l’approbation de ses données, et vous pouvez en décider.} DesignApprover {La version {version} de « {name} » attend l’approbation de son design, et vous pouvez en décider.} Publisher {La version {version} de « {name} » attend sa publication, et vous pouvez en décider.} other {La version {version} de « {name} » attend son contrôle, et vous pouvez en décider.}}',
    link: 'La regarder et décider',
    closing: 'Si une autre personne a décidé entre-temps, vous n’avez rien à faire.',
  },
  rejected: {
    subject: 'La version {version} de « {name} » a été refusée',
    opening: '{by} a refusé la version {version} de « {name} », avec ce commentaire :',
    closing:
      'C’est de nouveau un brouillon. Remplacez son fichier ou ses données de test, puis soumettez-la encore à l’approbation.',
  },
  published: {
    subject: 'La version {version} de « {name} » est publiée',
    opening: '{by} a publié la version {version} de « {name} ». C’est elle qui est imprimée désormais.',
    closing: 'Vous n’avez rien à faire.',
  },
};
