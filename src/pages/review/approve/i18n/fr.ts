import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  title: 'Approuver',
  firstVersion:
    '{version, select, unknown {Cette version} other {La version {version}}} est la première de cette étiquette.',
  nextVersion:
    '{before, select, unknown {Une autre version} other {La version {before}}} est imprimée actuellement ; {version, select, unknown {cette version} other {la version {version}}} la remplacera.',
  uploadedBy: 'Déposée par {by}.',
  commentBy: 'Commentaire ({by})',
  uploaderComment: 'Commentaire joint au dépôt',
  decision: '{state, select, DataApprover {Décision sur les données} other {Décision sur le design}}',
  commentHint: 'Conservé avec la décision. Obligatoire pour refuser.',
  staleReason: 'Cette version a changé depuis que vous l’avez ouverte. Rechargez-la d’abord.',
  lookAtPage: 'Regardez d’abord la page entière.',
  approve: 'Approuver',
  approveTitle: '{state, select, DataApprover {Approuver les données ?} other {Approuver le design ?}}',
  approveConfirm: '{state, select, DataApprover {Approuver les données} other {Approuver le design}}',
  goesOn:
    '« {label} », {version, select, unknown {cette version} other {version {version}}}, passe à {state, select, DataApprover {l’approbation du design} other {la publication}}.',
  recorded:
    'Votre nom, la date et l’heure, votre commentaire et ce que vous avez regardé sont inscrits dans son historique.',
  rejectTitle: 'Refuser {version, select, unknown {cette version} other {la version {version}}} ?',
  rejectConfirm: 'Refuser',
  becomesDraft:
    '« {label} », {version, select, unknown {cette version} other {version {version}}}, repasse en brouillon. Tout ce qui était approuvé doit l’être à nouveau.',
  readBy: '{by} verra votre commentaire.',
  readByUploader: 'La personne qui l’a déposée verra votre commentaire.',
  approved:
    'Vous avez approuvé {state, select, DataApprover {les données} other {le design}} de « {label} », {version, select, unknown {cette version} other {version {version}}}.',
  rejected:
    'Vous avez refusé « {label} », {version, select, unknown {cette version} other {version {version}}} ; elle repasse en brouillon.',
};
