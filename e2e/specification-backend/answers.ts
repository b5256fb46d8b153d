import { people, tokensOf, users, administrator } from './people.ts';
import * as records from './records.ts';
import type { ArticleRecord } from './records.ts';
import type { SpecifiedCall } from './specified-calls.ts';

/** Call to be answered. */
export interface Asked {
  readonly ids: readonly number[];
  readonly query: URLSearchParams;
  /** Parsed JSON; null for a form. */
  readonly body: unknown;
  readonly origin: string;
  readonly helperUrl: string;
  readonly articles: ArticleRecord[];
  /** Values that JSON patches set for the labels, by label. */
  readonly switched: ReadonlyMap<number, boolean>;
  readonly patches: ReadonlyMap<number, Record<string, unknown>>;
}

/** Returns a value or a list; a response if it needs no envelope; undefined for a record that does not exist. */
type Answer = (asked: Asked) => unknown;

const asIs = (body: unknown) => Response.json(body);
const field = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;

/** The smallest file that is a PDF. */
const PDF = new TextEncoder().encode(
  '%PDF-1.1\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 170 113]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

const printJob: Answer = ({ body }) => ({
  entityId: 7,
  printFiles: [records.printFile(Number(field(body, 'quantity') ?? 1))],
});

const signedIn: Answer = ({ body }) => tokensOf(people[String(field(body, 'email'))] ?? administrator);

/** Answers of calls whose answer the specification shows, or that request a list or a value; the others are writes. */
export const answers: Partial<Record<SpecifiedCall, Answer>> = {
  'GET /api/features': () =>
    asIs({
      data: {
        showFeatures: {
          showMyOrders: true,
          showMyArticles: true,
          myLabels: { showMyLabels: true },
          showPrinterPreferences: true,
          showPrinters: true,
        },
        printHistoryEnabled: true,
        pdfOnly: false,
        importEnabled: true,
        setupStandardLabelsEnabled: true,
        integrationClientsEnabled: true,
        agentsEnabled: true,
        connectorsEnabled: true,
        integrationWebHooksEnabled: true,
      },
    }),
  'GET /api/subscription': () => ({
    type: 'Free',
    maxPrinterModels: 5,
    printerModels: 2,
    maxLabels: 20,
    maxUsers: 5,
    activeUsers: 2,
    agentsEnabled: true,
    maxAgents: 2,
    activeAgents: 0,
    connectorsEnabled: true,
    activeConnectorId: 1,
    integrationClientsEnabled: true,
    integrationWebHooksEnabled: true,
    activeIntegrationClients: 0,
    widgetsEnabled: true,
    maxWidgets: 8,
  }),
  'GET /api/subscription/templates': () => [
    { templateId: 1, type: 'Free', name: 'Free' },
    { templateId: 2, type: 'Business', name: 'Business' },
  ],
  'GET /api/subscription/status': () => ({ status: 'Active' }),
  'GET /api/labels/count': () => asIs({ data: { labelsCount: records.labels.length } }),
  'GET /api/users/invitations': () => [],
  'GET /api/updates/downloads': ({ helperUrl }) => ({ githubReleasesUrl: `${helperUrl}/releases` }),
  'GET /api/printjobs/count': () => ({ allowedPrintJobs: 50, printedJobs: 8 }),

  'GET /api/articles': ({ articles, query }) => {
    const words = (query.get('searchQuery') ?? '').toLowerCase();
    const found = articles.filter(({ name }) => name.toLowerCase().includes(words));
    const from = Number(query.get('offset') ?? 0);
    return asIs({ data: { data: found.slice(from, from + Number(query.get('take') ?? 10)) } });
  },
  'GET /api/articles/name': ({ articles, query }) =>
    articles.filter(({ name }) => name === query.get('name')),
  'GET /api/articles/export': ({ articles, query }) =>
    new Response(articles.map(({ id, name }) => `${id}${query.get('delimiter')}${name}\r\n`).join(''), {
      headers: { 'content-type': 'text/csv' },
    }),
  'GET /api/orders': () => records.orders,
  'GET /api/orders/getordersbyorganization': () => records.orders,

  'GET /api/groups': () => records.groups,
  'GET /api/groups/getallgroups': () => records.groups,

  'GET /api/labels': () => records.labels,
  'GET /api/labels/{id}': ({ ids }) => records.labels.find(({ labelId }) => labelId === ids[0]),
  'GET /api/labels/getalllabelsbyorganization': ({ patches }) =>
    records.labels.map((label) => ({ ...label, ...patches.get(label.labelId) })),
  'POST /api/labels/extract': () => ({ name: 'Cheese label', variables: records.variables }),
  'GET /api/labels/standardLabels': () => [{ standardLabelId: 1, templateId: 11, name: 'Our shelf label' }],
  'GET /api/labels/standardLabelTemplates': () => [{ templateId: 11, name: 'Shelf' }],
  'GET /api/labels/groupPrinters': () =>
    records.labels.map(({ labelId }) => ({ labelId, groupIds: [2], printerIds: [1] })),

  'GET /api/printers': () => records.printers,
  'GET /api/printers/vendors': () => [{ vendor: 'Zebra', models: ['ZD421'] }],

  'GET /api/users': ({ switched }) =>
    users.map((user) => ({ ...user, isEnabled: switched.get(user.userId) ?? true })),
  'GET /api/users/roles': () => administrator.UserRole,
  'GET /api/users/permissions': () => ['PrinterManager'],
  'GET /api/QualityAssurance/roles': () => [
    'Master',
    'LabelDesigner',
    'DataApprover',
    'DesignApprover',
    'Publisher',
    'QualityManager',
  ],

  'GET /api/preferences/userSettings': () => ({
    labels: [{ labelId: 1, printers: [{ printerId: 1, isDefault: true }] }],
  }),
  'GET /api/preferences/computers': ({ query }) => ({
    computerName: query.get('computerName'),
    printers: [{ printerId: 1, isDefault: true }],
  }),

  'POST /api/printjobs': printJob,
  'POST /api/printjobs/article': printJob,
  'POST /api/print': printJob,

  'GET /api/QualityAssurance/label/{labelId}/version/{versionId}': ({ ids: [labelId, versionId] }) =>
    records.pendingVersions.find(
      (version) => version.labelId === labelId && version.labelVersionId === versionId,
    ),
  'GET /api/QualityAssurance/label/{labelId}/preview/0/{versionId}': () =>
    new Response(PDF, { headers: { 'content-type': 'application/pdf' } }),
  'GET /api/QualityAssurance/pendingVersions': () => records.pendingVersions,

  'GET /api/import/importHistory': () => [{ id: 1, fileName: 'articles.csv', fileEncoding: 'utf-8' }],
  'GET /api/import/importConfiguration': () => [
    { id: 1, name: 'Shop', fileEncoding: 'utf-8', targetGroups: [2] },
  ],
  'GET /api/mediaLibrary/files': () => [{ id: 1, folder: 'Logos', name: 'crown.png' }],
  'GET /api/connectors': () => records.connectors,

  'POST /api/account/login': signedIn,
  'POST /api/account/loginOidc': signedIn,
  'POST /api/account/refresh': signedIn,
  'POST /api/account/register': ({ body }) => ({
    token: tokensOf(administrator).token,
    user: { email: field(body, 'email') },
  }),
  'GET /api/account/OpenIdProviders': ({ helperUrl }) => [
    {
      name: 'Google',
      clientId: 'labels',
      configuration: { authorization_endpoint: `${helperUrl}/authorize` },
    },
  ],
};
