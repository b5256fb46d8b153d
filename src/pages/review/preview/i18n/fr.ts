import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  title: 'Aperçu',
  description:
    '{version, select, unknown {Cette version} other {Version {version}}}, telle qu’elle serait imprimée.',
  notFound: 'Version introuvable. Elle a peut-être été supprimée avec son étiquette.',
  toList: 'Contrôle des étiquettes',
  openPdf: 'Ouvrir en PDF',
  pdfHint: 'S’ouvre dans un nouvel onglet, exactement tel qu’imprimé.',
  pdfOfSample: 'Le PDF montre les valeurs d’exemple de l’étiquette. Il n’y a pas de PDF des cas limites.',
  pdfSaved: 'Votre navigateur a bloqué le nouvel onglet. {name} est dans vos téléchargements.',
  facts: 'Cette version',
  version: 'Version',
  state: 'État',
  size: 'Format',
  uploadedBy: 'Déposée par',
  createdAt: 'Déposée le',
  publishedAt: 'Publiée le',
  publishAt: 'Planifiée pour le',
  file: 'Fichier',
  formats: { json: 'JSON Platen', svg: 'SVG', zpl: 'ZPL' },
  hash: 'Empreinte de la version',
  fileHash: 'Empreinte du fichier',
  comment: 'Commentaire',
  none: '–',
  testData: 'Données de test',
  noTestData:
    'Cette version n’a pas de données de test. Elle s’affiche avec les valeurs d’exemple de l’étiquette.',
  showRow: 'Afficher l’étiquette avec « {name} »',
  next: 'Étapes suivantes',
  details: 'Toutes les versions et leur historique',
  replace: 'Remplacer le fichier ou les données de test',
};
