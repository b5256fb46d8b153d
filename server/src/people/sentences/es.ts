import type { Translation } from 'label-core/sentence';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  organization: {
    paused: 'La suscripción de la organización está cancelada o en pausa.',
    gone: 'Esta organización ya no existe.',
  },
  session: {
    ended: 'Su sesión ha terminado. Vuelva a iniciar sesión.',
    changed: 'Sus permisos han cambiado. Vuelva a iniciar sesión para continuar con ellos.',
  },
  signInRefused: 'La dirección de correo electrónico o la contraseña no es correcta.',
  attempts: {
    login: 'Demasiados inicios de sesión fallidos. Espere hasta {minutes, number} minutos.',
    setup: 'Demasiados enlaces de instalación incorrectos. Espere hasta {minutes, number} minutos.',
    password: 'Demasiadas contraseñas incorrectas. Espere hasta {minutes, number} minutos.',
    forgot: 'Demasiadas solicitudes de contraseña nueva. Espere hasta {minutes, number} minutos.',
    register: 'Demasiados registros. Espere hasta {minutes, number} minutos.',
    verifySend: 'Demasiados correos. Espere hasta {minutes, number} minutos.',
    openId: 'Demasiados inicios de sesión. Espere hasta {minutes, number} minutos.',
    invite: 'Demasiadas invitaciones. Espere hasta {minutes, number} minutos.',
    clientToken: 'Demasiadas solicitudes fallidas de un token. Espere hasta {minutes, number} minutos.',
  },
  password: {
    isEmail: 'no puede ser la dirección de correo electrónico',
    ofAnother: 'Solo puede cambiar su propia contraseña.',
    wrong: 'La contraseña actual no es correcta.',
  },
  registration: {
    closed:
      'El registro está cerrado en este servidor. Pida una invitación a la administración de su organización.',
    invited: 'En este servidor el registro es por invitación. Pida un enlace a quien lo administra.',
    addressTaken: 'Esta dirección ya tiene una cuenta. Inicie sesión.',
  },
  invitation: {
    tenantAdmin: 'Solo la administración general puede invitar a la administración general.',
    isMember: '{email} ya pertenece a un miembro de esta organización.',
  },
  account: {
    deletesItself: 'No puede eliminar su propia cuenta. Otra cuenta de administración sí puede.',
    disablesItself: 'No puede desactivar su propia cuenta. Otra cuenta de administración sí puede.',
    tenantAdmin:
      'Solo la administración general puede dar la administración general o cambiar una cuenta que la tiene.',
    ownType:
      '{type, select, TenantAdmin {No puede quitarse la administración general: no podría recuperarla. Otra cuenta de administración general sí puede.} other {No puede quitarse la administración: no podría recuperarla. Otra cuenta de administración sí puede.}}',
    isLast:
      '{type, select, TenantAdmin {La cuenta {name} es la única de administración general. Désela antes a otra cuenta.} other {La cuenta {name} es la única de administración. Désela antes a otra cuenta.}}',
    homeless:
      'Hace falta «Administración», «Usuario» o ambos: sin uno de estos roles nadie puede iniciar sesión.',
  },
  group: {
    notThere: 'no hay ningún grupo {id}',
    nameTaken: 'Ya hay ahí un grupo llamado {name}.',
    firstStays: 'El grupo raíz contiene todos los demás: no se puede mover.',
    oneFirst: 'Solo hay un grupo raíz.',
    inItself: 'Un grupo no puede estar en sí mismo ni en un grupo inferior.',
    deep: 'Los grupos tienen dos niveles: {parent} está en el segundo, así que no puede haber ninguno debajo.',
    hasGroups: 'Contiene otros grupos, así que solo puede estar en el primer nivel.',
    isFirst: '{name} contiene todos los demás grupos: no se puede eliminar.',
    isFull: '{name} no se puede eliminar mientras contenga {contents}. Muévalos o elimínelos antes.',
    holds: {
      groups: '{count, plural, one {# grupo} other {# grupos}}',
      articles: '{count, plural, one {# artículo} other {# artículos}}',
      orders: '{count, plural, one {# pedido} other {# pedidos}}',
    },
  },
  row: {
    further: '{part},',
    last: 'y {part}',
  },
  subscription: {
    notOffered: 'no hay ninguna suscripción {id} para elegir',
    noAgents: 'La suscripción no incluye agentes. Elija una suscripción mayor para añadir alguno.',
    agents:
      'La suscripción permite {allowed, plural, one {# agente} other {# agentes}}, y todos están en uso. Elimine uno o elija una suscripción mayor.',
    labels:
      'La suscripción permite {allowed, plural, one {# etiqueta} other {# etiquetas}}, y {inUse, plural, one {# está} other {# están}} en uso. Desactive una etiqueta que nadie imprima o elija una suscripción mayor.',
    printerModels:
      'La suscripción permite {allowed, plural, one {# modelo de impresora} other {# modelos de impresora}}, y todos están en uso: {inUse}. Elija uno de estos o una suscripción mayor.',
    users:
      'La suscripción permite {allowed, plural, one {# cuenta} other {# cuentas}}, y todas las plazas están ocupadas o prometidas.',
    noWidgets: 'La suscripción no incluye widgets. Elija una suscripción mayor para añadir alguno.',
    widgets:
      'La suscripción permite {allowed, plural, one {# widget} other {# widgets}}, y todos están en uso. Elimine uno o elija una suscripción mayor.',
    outOfPrintJobs:
      'No quedan trabajos de impresión: las impresiones de la suscripción para este mes se han agotado.',
    small: '{name} no basta para el uso actual: {exceeded}. Elimine antes una parte.',
    exceeds: {
      users: '{used, number} de {allowed, plural, one {# cuenta} other {# cuentas}}',
      printerModels:
        '{used, number} de {allowed, plural, one {# modelo de impresora} other {# modelos de impresora}}',
      labels: '{used, number} de {allowed, plural, one {# etiqueta} other {# etiquetas}}',
      widgets: '{used, number} de {allowed, plural, one {# widget} other {# widgets}}',
      agents: '{used, number} de {allowed, plural, one {# agente} other {# agentes}}',
    },
  },
  plan: {
    free: 'Para una persona que quiere probar: 25 trabajos de impresión al mes.',
    standard: 'Para un equipo: pedidos, importaciones y widgets, 1000 trabajos de impresión al mes.',
    professional:
      'Para una organización con sistemas propios: conexiones, agentes y trabajos de impresión sin límite.',
  },
  integrationClient: {
    ended: 'Este cliente API ya no tiene acceso. Solicite otro token.',
    closedCall: 'Esta llamada no es para clientes API.',
    lacksScope: 'Esta llamada necesita el permiso {scope}, y este token no lo tiene.',
    notOfOrganization: 'La suscripción de esta organización no incluye clientes API.',
    notIncluded: 'Su suscripción no incluye clientes API.',
    many: 'Ya hay {most, number} clientes API. Elimine uno que no se use.',
    nameTaken: 'Ya hay un cliente API llamado {name}.',
    endPassed: 'Este día ya pasó. Elija uno posterior, o ninguno.',
  },
  tokenRequest: {
    secretTwice:
      'Envíe el secreto del cliente una sola vez: en la cabecera Authorization o en el formulario.',
    twoClients: 'La cabecera Authorization y el formulario nombran dos clientes distintos.',
    noGrantType: 'El formulario necesita un grant_type.',
    otherGrantType: 'El único grant_type aquí es client_credentials.',
    wrongClient: 'El ID o el secreto del cliente no es correcto, o este cliente ya no tiene acceso.',
    noScope: 'No se solicitó ningún permiso.',
    scopeNotHeld: 'Este cliente no tiene el permiso {scope}.',
  },
  program: {
    otherKind:
      '{kind, select, agent {Esta es la clave de un agente, y esta llamada pide la de un conector.} other {Esta es la clave de un conector, y esta llamada pide la de un agente.}}',
    keyEnded:
      '{kind, select, agent {Esta clave no es válida: el agente se eliminó o recibió otra clave.} other {Esta clave no es válida: el conector se eliminó o recibió otra clave.}}',
    disabled:
      '{kind, select, agent {El agente «{name}» está desactivado.} other {El conector «{name}» está desactivado.}}',
    notOfOrganization:
      '{kind, select, agent {La suscripción de esta organización no incluye agentes.} other {La suscripción de esta organización no incluye conectores.}}',
  },
  openId: {
    unknownProvider: 'Este servidor no inicia sesión con ese proveedor.',
    providerAway: 'No se puede acceder al proveedor de identidad. Vuelva a intentarlo.',
    unconfirmed: 'No se pudo confirmar el inicio de sesión ({reason}). Empiece de nuevo.',
    reason: {
      accountDisabled: 'la cuenta está desactivada',
      otherRequest: 'la respuesta corresponde a otra solicitud',
      otherAddress: 'la dirección de retorno no es la de esta aplicación',
      usedAnswer: 'esta respuesta ya se usó',
      twoIdentities: 'los dos tokens de identidad son distintos',
      noCodes: 'el proveedor no canjea códigos',
      codeRefused: 'el proveedor no acepta el código',
      otherIssuer: 'el token de identidad es de otro emisor',
      otherApplication: 'el token de identidad se hizo para otra aplicación',
      otherNonce: 'el token de identidad responde a otra solicitud',
      otherCode: 'el token de identidad corresponde a otro código',
      expiredToken: 'el token de identidad ha caducado',
      invalidToken: 'el token de identidad no es válido',
    },
    noAccount: 'No hay ninguna cuenta para esta identidad. Pida una invitación a la administración.',
    noAccountYet:
      'No hay ninguna cuenta para esta identidad. Pida una invitación a la administración o regístrese.',
    hasAccount: 'Esta identidad ya tiene una cuenta. Inicie sesión.',
    addressUnconfirmed:
      'El proveedor no ha confirmado su dirección de correo electrónico. Regístrese con una contraseña.',
    needed: 'es obligatorio',
  },
};
