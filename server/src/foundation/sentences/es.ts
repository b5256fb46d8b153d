import type { Translation } from 'label-core/sentence';
import type { en } from './en.ts';

export const es: Translation<typeof en> = {
  request: {
    problems: '{problems}',
    unusable: 'La solicitud no se puede utilizar. {details}',
    field: '{path}: {problem}.',
    nothingHere: 'No hay nada en esta dirección.',
    methods: 'Esta dirección solo acepta {methods}.',
    notText:
      'La solicitud no se puede utilizar. Contiene caracteres que no son texto (NUL o medio carácter).',
    addressNotText: 'La solicitud no se puede utilizar. Su dirección contiene caracteres que no son texto.',
  },
  body: {
    noJson: 'El contenido debe ser JSON, enviado como application/json.',
    noForm: 'El contenido debe ser un formulario, enviado como application/x-www-form-urlencoded.',
    noFileForm: 'El contenido debe ser un formulario con un archivo, enviado como multipart/form-data.',
    invalidForm: 'El contenido no es un formulario válido.',
    fieldTwice: 'Un campo del formulario se indicó dos veces.',
    formNotText: 'El formulario contiene caracteres que no son texto.',
    manyParts: 'El formulario tiene más de {most, number} partes.',
    largeFile: 'El archivo supera los {most, number} bytes.',
    large: 'El contenido supera los {most, number} bytes.',
    notUtf8: 'El contenido no está en UTF-8.',
    empty: 'El contenido está vacío; se espera JSON.',
    invalidJson: 'El contenido no es JSON válido.',
    deep: 'El contenido está anidado en más de {most, number} niveles.',
  },
  server: {
    failed: 'El servidor no pudo hacerlo. Vuelva a intentarlo.',
    notReady: 'El servidor no responde por el momento. Inténtelo de nuevo.',
    tooMuch: 'Demasiadas impresiones a la vez. No se ha cambiado nada; inténtelo de nuevo.',
    storeFull:
      'El almacenamiento del servidor está lleno. No se cambió nada; avise a quien administra el servidor.',
    storeUnsure:
      'La base de datos dejó de responder antes de confirmarlo. Compruebe si se hizo antes de volver a intentarlo.',
    storeAway: 'La base de datos no responde en este momento. No se cambió nada; vuelva a intentarlo.',
  },
  linkEnded: 'Este enlace ya se usó o ha caducado. Solicite uno nuevo.',
  missing: {
    agent: 'No hay ningún agente {id}.',
    agentJob: 'No hay ningún trabajo de agente {id}.',
    article: 'No hay ningún artículo {id}.',
    connector: 'No hay ningún conector {id}.',
    counter: 'No hay ningún contador {id}.',
    delivery: 'No hay ninguna entrega {id}.',
    group: 'No hay ningún grupo {id}.',
    import: 'No hay ninguna importación {id}.',
    importConfiguration: 'No hay ninguna configuración de importación {id}.',
    integrationClient: 'No hay ningún cliente API {id}.',
    invitation: 'No hay ninguna invitación {id}.',
    label: 'No hay ninguna etiqueta {id}.',
    labelVersion: 'No hay ninguna versión de etiqueta {id}.',
    order: 'No hay ningún pedido {id}.',
    picture: 'No hay ninguna imagen {id}.',
    printJob: 'No hay ningún trabajo de impresión {id}.',
    printJobEntry: 'No hay ninguna entrada de trabajo de impresión {id}.',
    printer: 'No hay ninguna impresora {id}.',
    standardLabel: 'No hay ninguna etiqueta estándar {id}.',
    template: 'No hay ninguna plantilla {id}.',
    user: 'No hay ninguna cuenta {id}.',
    webHook: 'No hay ningún webhook {id}.',
    widget: 'No hay ningún widget {id}.',
  },
  taken: {
    agent: 'Ya hay un agente llamado {name}.',
    connector: 'Ya hay un conector llamado {name}.',
    counter: 'Ya hay un contador llamado {name}.',
    label: 'Ya hay una etiqueta llamada {name}.',
    printer: 'Ya hay una impresora llamada {name}.',
    standardLabel: 'Ya hay una etiqueta estándar llamada {name}.',
    webHook: 'Ya hay un webhook llamado {name}.',
  },
  changed: {
    agent:
      'Entretanto, {who} modificó este agente. Vuelva a cargar para ver el cambio y haga después el suyo.',
    article:
      'Entretanto, {who} modificó este artículo. Vuelva a cargar para ver el cambio y haga después el suyo.',
    connector:
      'Entretanto, {who} modificó este conector. Vuelva a cargar para ver el cambio y haga después el suyo.',
    counter:
      'Entretanto, {who} modificó este contador. Vuelva a cargar para ver el cambio y haga después el suyo.',
    group:
      'Entretanto, {who} modificó este grupo. Vuelva a cargar para ver el cambio y haga después el suyo.',
    importConfiguration:
      'Entretanto, {who} modificó esta configuración de importación. Vuelva a cargar para ver el cambio y haga después el suyo.',
    integrationClient:
      'Entretanto, {who} modificó este cliente API. Vuelva a cargar para ver el cambio y haga después el suyo.',
    label:
      'Entretanto, {who} modificó esta etiqueta. Vuelva a cargar para ver el cambio y haga después el suyo.',
    order:
      'Entretanto, {who} modificó este pedido. Vuelva a cargar para ver el cambio y haga después el suyo.',
    printer:
      'Entretanto, {who} modificó esta impresora. Vuelva a cargar para ver el cambio y haga después el suyo.',
    user: 'Entretanto, {who} modificó esta cuenta. Vuelva a cargar para ver el cambio y haga después el suyo.',
    webHook:
      'Entretanto, {who} modificó este webhook. Vuelva a cargar para ver el cambio y haga después el suyo.',
    widget:
      'Entretanto, {who} modificó este widget. Vuelva a cargar para ver el cambio y haga después el suyo.',
  },
  somebody: 'otra persona',
};
