import type { Translation } from '../../i18n';
import type { en } from './en';

export const fr: Translation<typeof en> = {
  roles: {
    TenantAdmin: 'Administration principale',
    Master: 'Responsable contrôle',
    PrinterManager: 'Responsable des préférences d’impression',
    Administrator: 'Administration',
    User: 'Impression',
    ArticleManager: 'Gestion des articles',
    GroupManager: 'Gestion des groupes',
    OrderManager: 'Gestion des commandes',
    LabelManager: 'Gestion des étiquettes',
    DataImporter: 'Import de données',
    LabelDesigner: 'Conception d’étiquettes',
    DataApprover: 'Approbation des données',
    DesignApprover: 'Approbation du design',
    Publisher: 'Publication',
    QualityManager: 'Gestion de la qualité',
  },
  permissions: { PrinterManager: 'Gestion des imprimantes' },
};
