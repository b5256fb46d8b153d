import type { Translation } from '../../i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  roles: {
    TenantAdmin: 'Administración general',
    Master: 'Revisión completa',
    PrinterManager: 'Gestión de preferencias de impresión',
    Administrator: 'Administración',
    User: 'Usuario',
    ArticleManager: 'Gestión de artículos',
    GroupManager: 'Gestión de grupos',
    OrderManager: 'Gestión de pedidos',
    LabelManager: 'Gestión de etiquetas',
    DataImporter: 'Importación de datos',
    LabelDesigner: 'Diseño de etiquetas',
    DataApprover: 'Aprobación de datos',
    DesignApprover: 'Aprobación de diseño',
    Publisher: 'Publicación',
    QualityManager: 'Gestión de calidad',
  },
  permissions: { PrinterManager: 'Gestión de impresoras' },
};
