import type { Translation } from '../../i18n';
import type { en } from './en';

export const de: Translation<typeof en> = {
  roles: {
    TenantAdmin: 'Hauptadministration',
    Master: 'Leitung der Prüfung',
    PrinterManager: 'Verwaltung der Druckeinstellungen',
    Administrator: 'Administration',
    User: 'Drucken',
    ArticleManager: 'Artikelverwaltung',
    GroupManager: 'Gruppenverwaltung',
    OrderManager: 'Bestellverwaltung',
    LabelManager: 'Etikettenverwaltung',
    DataImporter: 'Datenimport',
    LabelDesigner: 'Etikettengestaltung',
    DataApprover: 'Datenfreigabe',
    DesignApprover: 'Gestaltungsfreigabe',
    Publisher: 'Veröffentlichung',
    QualityManager: 'Qualitätsmanagement',
  },
  permissions: { PrinterManager: 'Druckerverwaltung' },
};
