/** All addresses of the app (specification 2). The router's `generatePath` fills in the parameters. */
export const paths = {
  login: '/login',
  register: '/register',
  policy: '/policy',
  invite: '/invite',
  passwordForgot: '/account/forgot',
  secondFactor: '/account/second-factor',
  silentLogin: '/silent-login',
  logout: '/logout',

  dashboard: '/',
  users: '/users',
  user: '/users/:id',
  userAdd: '/adduser',

  groups: '/groups',
  group: '/groups/:groupid',
  groupAdd: '/addgroup',

  articles: '/articles',
  article: '/articles/:articleId',

  orders: '/orders',
  order: '/orders/:orderId',
  orderAdd: '/addorder',

  labels: '/labels',
  label: '/labels/:id',
  labelAdd: '/addlabel',
  labelDesignNew: '/addlabel/design',
  labelDesign: '/labels/:id/design',
  labelFiles: '/label-files',
  standardLabels: '/standardlabels',
  standardLabel: '/standardlabels/:id',
  mediaLibrary: '/media-library',

  printers: '/printers',
  printerAdd: '/addprinter',
  printer: '/editprinter/:id',
  preferences: '/preferences',
  preference: '/preferences-detail/label/:labelId/printer/:printerId',

  home: '/home',
  myOrders: '/myorders',
  quickPrint: '/quickprint',
  printOrder: '/print-order/:id',
  printArticles: '/print-articles/:connectorId?',
  printArticle: '/print-article/:id/:connectorId?',
  printConnectorArticle: '/print-connector-article/:connectorId/:id',
  printLabels: '/print-labels',
  printLabelFile: '/print-labels/:labelId/file',
  printLabelArticles: '/print-labels/:labelId/articles',
  printLabel: '/print-labels/:id',
  printLabelOrder: '/print-labels/:id/order/:orderId',
  printLabelArticle: '/print-labels/:labelId/article/:articleId/:connectorId?',
  printLabelArticleName: '/print-labels/:labelId/articlename/:articleName',
  widgets: '/widgets',
  settings: '/settings',
  printHistory: '/printhistory',

  qualityLabels: '/qa/labels',
  qualityLabel: '/qa/labels/:labelId/details',
  qualityPreview: '/qa/labels/:labelId/versions/:versionId/preview',
  qualityApprove: '/qa/labels/:labelId/versions/:versionId/approve',
  qualityPublish: '/qa/labels/:labelId/versions/:versionId/publish',
  qualityUpload: '/qa/labels/:labelId/upload',
  qualityReplace: '/qa/labels/:labelId/versions/:versionId/replace',
  qualityDesign: '/qa/labels/:labelId/versions/:versionId/design',

  integrationClients: '/integrationclients',
  integrationClientAdd: '/integrationclients/add',
  integrationClient: '/integrationclients/:integrationClientId/edit',
  webHooks: '/integrationwebhooks',
  importData: '/importdata',
  importConfigurations: '/importconfigurations',
  importConfigurationAdd: '/importconfigurations/create',
  importConfiguration: '/importconfigurations/:id/edit',
  importHistory: '/importhistory',
  activeAgents: '/activeagents',
  connectors: '/connectors',
  connector: '/connectors/:connectorId',
  widgetAdministration: '/admin/widgets',
  counters: '/counters',
  system: '/system',
  subscriptionCancel: '/subscription/cancel',
} as const;

export type RouteName = keyof typeof paths;

/** Parameter of a list's address that names the open record: an id, or "new". */
export const OPEN_PARAMETER = 'open';
export const NEW_RECORD = 'new';

/** Returns the address of the form of a record, or of a new one, on the screen of its list. */
export const openedPath = (listPath: string, record: string | number): string =>
  `${listPath}?${new URLSearchParams({ [OPEN_PARAMETER]: String(record) }).toString()}`;
