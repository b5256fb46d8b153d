/** Refusals used by every layer (docs/adr/0035). */
export const en = {
  request: {
    /** One or more sentences about the request. */
    problems: '{problems}',
    /** The details are in English: they name fields of the call. */
    unusable: 'The request cannot be used. {details}',
    /** A field and its fault. */
    field: '{path}: {problem}.',
    nothingHere: 'There is nothing at this address.',
    methods: 'This address takes {methods} only.',
    notText: 'The request cannot be used. It holds characters that are not text (NUL or half a character).',
    addressNotText: 'The request cannot be used. Its address holds characters that are not text.',
  },
  body: {
    noJson: 'The body must be JSON, sent as application/json.',
    noForm: 'The body must be a form, sent as application/x-www-form-urlencoded.',
    noFileForm: 'The body must be a form with a file, sent as multipart/form-data.',
    invalidForm: 'The body is not a valid form.',
    fieldTwice: 'A field of the form was given twice.',
    formNotText: 'The form holds characters that are not text.',
    manyParts: 'The form has more than {most, number} parts.',
    largeFile: 'The file is larger than {most, number} bytes.',
    large: 'The body is larger than {most, number} bytes.',
    notUtf8: 'The body is not UTF-8.',
    empty: 'The body is empty; JSON is expected.',
    invalidJson: 'The body is not valid JSON.',
    deep: 'The body is nested more than {most, number} levels deep.',
  },
  server: {
    failed: 'The server could not do this. Please try again.',
    /** A server that is being stopped, and a proxy while no server is ready (deploy/). */
    notReady: 'The server takes no calls at the moment. Please try again.',
    tooMuch: 'Too many prints at once. Nothing was changed; please try again.',
    storeFull: 'The storage of the server is full. Nothing was changed; tell whoever runs the server.',
    storeUnsure:
      'The database stopped answering before it confirmed this. Look whether it was done before you try again.',
    storeAway: 'The database does not answer at the moment. Nothing was changed; please try again.',
  },
  linkEnded: 'This link has been used or has expired. Ask for a new one.',
  /** It does not exist, or belongs to another organisation: the answer is the same. */
  missing: {
    agent: 'There is no agent {id}.',
    agentJob: 'There is no agent job {id}.',
    article: 'There is no article {id}.',
    connector: 'There is no connector {id}.',
    counter: 'There is no counter {id}.',
    delivery: 'There is no delivery {id}.',
    group: 'There is no group {id}.',
    import: 'There is no import {id}.',
    importConfiguration: 'There is no import configuration {id}.',
    integrationClient: 'There is no integration client {id}.',
    invitation: 'There is no invitation {id}.',
    label: 'There is no label {id}.',
    labelVersion: 'There is no label version {id}.',
    order: 'There is no order {id}.',
    picture: 'There is no picture {id}.',
    printJob: 'There is no print job {id}.',
    printJobEntry: 'There is no print job entry {id}.',
    printer: 'There is no printer {id}.',
    standardLabel: 'There is no standard label {id}.',
    template: 'There is no template {id}.',
    user: 'There is no user {id}.',
    webHook: 'There is no web hook {id}.',
    widget: 'There is no widget {id}.',
  },
  /** Names are unique, because people choose records by them. */
  taken: {
    agent: 'There is already an agent named {name}.',
    connector: 'There is already a connector named {name}.',
    counter: 'There is already a counter named {name}.',
    label: 'There is already a label named {name}.',
    printer: 'There is already a printer named {name}.',
    standardLabel: 'There is already a standard label named {name}.',
    webHook: 'There is already a web hook named {name}.',
  },
  /** Somebody saved the record since it was loaded; `who` is a name, or `somebody`. */
  changed: {
    agent: 'This agent was changed meanwhile by {who}. Load it again to see the change, then make yours.',
    article: 'This article was changed meanwhile by {who}. Load it again to see the change, then make yours.',
    connector:
      'This connector was changed meanwhile by {who}. Load it again to see the change, then make yours.',
    counter: 'This counter was changed meanwhile by {who}. Load it again to see the change, then make yours.',
    group: 'This group was changed meanwhile by {who}. Load it again to see the change, then make yours.',
    importConfiguration:
      'This import configuration was changed meanwhile by {who}. Load it again to see the change, then make yours.',
    integrationClient:
      'This integration client was changed meanwhile by {who}. Load it again to see the change, then make yours.',
    label: 'This label was changed meanwhile by {who}. Load it again to see the change, then make yours.',
    order: 'This order was changed meanwhile by {who}. Load it again to see the change, then make yours.',
    printer: 'This printer was changed meanwhile by {who}. Load it again to see the change, then make yours.',
    user: 'This user was changed meanwhile by {who}. Load it again to see the change, then make yours.',
    webHook:
      'This web hook was changed meanwhile by {who}. Load it again to see the change, then make yours.',
    widget: 'This widget was changed meanwhile by {who}. Load it again to see the change, then make yours.',
  },
  somebody: 'somebody else',
} as const;
