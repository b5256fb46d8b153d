import type { Translation } from 'label-core/sentence';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  help: {
    title: 'Ayuda',
    openApp: 'Abrir Platen',
    status: 'Estado del sistema',
    screens: {
      dashboard: 'Panel',
      importData: 'Importar datos',
      labels: 'Etiquetas',
      myArticles: 'Mis artículos',
      myLabels: 'Mis etiquetas',
      myOrders: 'Mis pedidos',
      printHistory: 'Historial de impresión',
      quickPrint: 'Impresión rápida',
      review: 'Revisión de etiquetas',
      users: 'Cuentas',
    },
    print: {
      title: 'Imprimir una etiqueta',
      articles:
        'Busque un artículo por su nombre o referencia, o escanee su código. Compruebe la etiqueta, la cantidad y la impresora, y después imprima.',
      labels: 'Imprima una etiqueta sola o para un artículo.',
      orders: 'Imprima las etiquetas de un pedido.',
      quickPrint:
        'Imprima con los widgets que ha preparado la administración. Marque hasta tres como favoritos para verlos en la página de inicio.',
      history: 'Consulte qué se ha impreso y si se imprimió correctamente.',
    },
    helper: {
      title: 'Asistente de impresión',
      purpose:
        'El asistente de impresión es un pequeño programa instalado en su equipo que envía las etiquetas a sus impresoras. El encabezado de la aplicación muestra si está conectado.',
      download:
        'Seleccione el asistente de impresión en el encabezado para descargarlo, volver a comprobar la conexión o ver por qué no está accesible.',
      unconfirmed:
        'Si la aplicación no puede confirmar una impresión, revise la impresora antes de volver a imprimir: puede que la etiqueta se haya impreso.',
    },
    labels: {
      title: 'Las etiquetas y su revisión',
      add: 'Añada una etiqueta desde un archivo: JSON de Platen, SVG con variables como {variable} o ZPL.',
      review:
        'Apruebe las versiones nuevas. Una versión se puede imprimir cuando sus datos y su diseño están aprobados y se ha publicado.',
    },
    setUp: {
      title: 'Configurar una organización',
      users:
        'Invite a personas, asígneles roles y añádalas a grupos. Los miembros ven los artículos, los pedidos y las impresoras de sus grupos.',
      import:
        'Importe artículos y pedidos desde un archivo. También puede añadirlos a mano o con un cliente API.',
      limits:
        'Consulte los límites de su suscripción. Al llegar a un límite conserva lo que tiene; solo no se puede añadir más.',
    },
    support: {
      title: 'Soporte',
      administrator:
        'Diríjase primero a la administración de su organización: puede cambiar roles, impresoras y etiquetas.',
      operator:
        'Si eso no ayuda, póngase en contacto con quien administra este servidor. Indique su ID de soporte, que aparece en el menú, qué hizo y cuándo.',
      ownPages:
        'Quien administra el servidor puede sustituir los enlaces a esta página por enlaces a sus propias páginas.',
    },
    thirdParties: 'Software y fuentes de terceros, con sus licencias',
  },
  install: {
    title: 'Instalar el asistente de impresión',
    purpose:
      'El asistente de impresión es un pequeño programa que entrega las etiquetas a las impresoras de su ordenador. Solo es accesible desde este ordenador.',
    download: 'Descargar',
    downloadStep: 'Descargue el paquete para su ordenador.',
    windows: 'Windows',
    macos: 'macOS',
    debian: 'Debian y Ubuntu',
    linux: 'Otro Linux',
    size: '{name} ({megabytes, number} MB)',
    install: 'Instalar',
    onWindows:
      'Windows: abra el archivo. No necesita un administrador. Si Windows avisa de un editor desconocido, elija «Más información» y después «Ejecutar de todas formas».',
    onMac:
      'macOS: abra el archivo comprimido, mueva «Platen Helper» a Aplicaciones y ábralo. Si macOS lo rechaza, permítalo en Ajustes del Sistema, en Privacidad y seguridad.',
    onDebian:
      'Debian y Ubuntu: abra el archivo con el instalador del sistema y después «Platen printer helper» en el menú.',
    onLinux: 'Linux y macOS, en un terminal:',
    connect: 'Conectar',
    connectStep:
      'Vuelva a la aplicación. Si su navegador pregunta si este sitio puede acceder a aplicaciones o dispositivos de este ordenador, o de su red local, permítalo. Después elija «Conectar» en el menú del asistente de impresión de la cabecera y permita la aplicación en la página que se abre.',
    check: 'Para comprobar una descarga, compare su SHA-256 con esta lista:',
    none: 'Este servidor no ofrece el asistente de impresión para descargar. Pregunte a su operador.',
    back: 'Volver a Platen',
  },
  status: {
    title: 'Estado del sistema',
    working: 'Todo funciona.',
    notWorking: 'Platen no está disponible en este momento.',
    server: 'Servidor: disponible',
    database: 'Base de datos: disponible',
    noDatabase: 'Base de datos: no disponible. Hasta que vuelva a estarlo, no se puede leer ni guardar nada.',
    fullDatabase:
      'Base de datos: su almacenamiento está lleno. Todo se puede leer y nada se puede guardar hasta que haya espacio.',
    helper:
      'El encabezado de la aplicación muestra si el asistente de impresión de su equipo está conectado.',
    again: 'Volver a comprobar',
  },
};
