import type { Translation } from '@/shared/i18n';
import type { en } from './en';

export const es: Translation<typeof en> = {
  title: 'Añadir cuenta',
  description: 'La persona recibe un correo con un enlace para configurar su cuenta.',
  email: 'Correo electrónico',
  roles: 'Tipo de cuenta y roles',
  permissions: 'Permisos',
  qualityRoles: 'Control de calidad',
  groups: 'Grupos',
  noneOffered: 'No hay opciones.',
  invite: 'Enviar la invitación',
  promised:
    '{count, plural, one {# invitación abierta ocupa una plaza.} other {# invitaciones abiertas ocupan una plaza cada una.}}',
  loading: 'Cuenta',
  notFound: 'No se encontró la cuenta. Puede que se haya eliminado.',
  toList: 'Ver todas las cuentas',
  name: 'Nombre',
  firstname: 'Nombre',
  lastname: 'Apellidos',
  lastSignIn: 'Último inicio de sesión',
  neverSignedIn: 'Aún no',
  enabled: 'Activada',
  disabled: 'Desactivada',
  account: 'Cuenta',
  own: 'Esta es su propia cuenta: no puede desactivarla ni eliminarla. Puede hacerlo otra persona de la administración.',
  disable: 'Desactivar',
  disableHint:
    'Se cierra al instante la sesión de {name}, que no podrá iniciar otra hasta que se active la cuenta. Así queda libre una plaza de su suscripción; los roles, grupos y ajustes se conservan.',
  enable: 'Activar',
  enableHint: '{name} no puede iniciar sesión. Al activar la cuenta, todo vuelve a estar como estaba.',
  deleteHint:
    'La cuenta se elimina de forma definitiva. Lo que imprimió {name} sigue en el historial con este nombre.',
  nowEnabled: '{name} puede volver a iniciar sesión.',
  nowDisabled: 'Se cerró la sesión de {name}, que ya no puede iniciar otra.',
  errors: {
    noFirst: 'Escriba el nombre.',
    noLast: 'Escriba los apellidos.',
    longName: 'Máximo {most, number} caracteres.',
    noType: 'Elija Administración, Usuario o ambos: sin ninguno de los dos, nadie puede iniciar sesión.',
  },
  locks: {
    own: 'No puede quitárselo a su propia cuenta. Puede hacerlo otra persona que lo tenga.',
    tenantAdmin: 'Solo la administración general puede dar o quitar esto.',
  },
  roleHints: {
    Administrator: 'Configura la organización: cuentas, integraciones, widgets, artículos.',
    User: 'Imprime artículos, etiquetas y pedidos.',
    TenantAdmin: 'Gestiona la suscripción.',
    ArticleManager: 'Añade y modifica artículos.',
    GroupManager: 'Gestiona los grupos: sus miembros, impresoras y ajustes.',
    OrderManager: 'Añade y modifica pedidos.',
    LabelManager: 'Gestiona las etiquetas, las etiquetas estándar y la biblioteca de imágenes.',
    DataImporter: 'Importa artículos y pedidos desde archivos.',
    PrinterManager: 'Gestiona las preferencias de impresión: qué impresora imprime cada etiqueta.',
  },
  permissionHints: {
    PrinterManager: 'Añade, modifica y prueba impresoras.',
  },
  qualityHints: {
    Master: 'Puede actuar en todos los pasos, incluso con sus propias versiones.',
    LabelDesigner: 'Sube versiones y las envía a revisión.',
    DataApprover: 'Aprueba los datos de una versión.',
    DesignApprover: 'Aprueba el diseño de una versión.',
    Publisher: 'Publica las versiones aprobadas.',
    QualityManager: 'Sigue todas las revisiones.',
  },
};
