/** Calls of section 7 of the specification that a backend answers, by method and path. */
export const specifiedCalls = [
  'GET /api/features',
  'GET /api/subscription',
  'POST /api/subscription/cancel',
  'GET /api/subscription/templates',
  'POST /api/subscription/register',
  'GET /api/subscription/status',
  'GET /api/labels/count',
  'GET /api/users/invitations',
  'GET /api/updates/downloads',
  'GET /api/printjobs/count',

  'GET /api/articles',
  'GET /api/articles/name',
  'POST /api/articles',
  'GET /api/articles/export',
  'DELETE /api/articles/{id}',
  'POST /api/articles/addnewarticleandlabelsandorders',
  'PUT /api/articles/setarticlevariabledata',
  'GET /api/orders',
  'GET /api/orders/getordersbyorganization',

  'GET /api/groups',
  'GET /api/groups/getallgroups',
  'POST /api/groups',
  'POST /api/groups/{groupId}/groupSettings',
  'POST /api/groups/{groupId}/updateGroup',

  'GET /api/labels',
  'GET /api/labels/{id}',
  'GET /api/labels/getalllabelsbyorganization',
  'POST /api/labels/extract',
  'GET /api/labels/standardLabels',
  'POST /api/labels/standardLabels',
  'POST /api/labels/standardLabels/{id}',
  'GET /api/labels/standardLabelTemplates',
  'GET /api/labels/groupPrinters',
  'POST /api/labels/disable',
  'POST /api/labels/enable',
  'POST /api/labels',
  'PUT /api/labels/variables',
  'PUT /api/labels/{id}/variables',

  'GET /api/printers',
  'POST /api/printers',
  'PUT /api/printers',
  'PUT /api/printers/groups',
  'GET /api/printers/vendors',

  'GET /api/users',
  'POST /api/users/invite',
  'PUT /api/users',
  'POST /api/users/disable',
  'POST /api/users/enable',
  'DELETE /api/users/{id}',
  'GET /api/users/roles',
  'GET /api/users/permissions',

  'GET /api/preferences/userSettings',
  'POST /api/preferences/userSettings',
  'GET /api/preferences/computers',
  'POST /api/preferences/computers/printerPreferences',
  'POST /api/print-settings',
  'PUT /api/print-settings',

  'POST /api/printjobs',
  'POST /api/printjobs/article',
  'PUT /api/printjobs/status',
  'PUT /api/printjobs/printjobentries/status',

  'POST /api/QualityAssurance/labels/{labelId}/versions',
  'POST /api/QualityAssurance/labels/{labelId}/version/{versionId}/file',
  'POST /api/QualityAssurance/labels/{labelId}/testdata',
  'GET /api/QualityAssurance/label/{labelId}/version/{versionId}',
  'GET /api/QualityAssurance/roles',
  'GET /api/QualityAssurance/label/{labelId}/preview/0/{versionId}',
  'POST /api/QualityAssurance/labels/{labelId}/SetReadyForApproval',
  'POST /api/QualityAssurance/labels/{labelId}/version/{labelVersionId}/approvals',
  'GET /api/QualityAssurance/pendingVersions',
  'POST /api/QualityAssurance/version/{labelVersionId}/publish',

  'GET /api/import/importHistory',
  'GET /api/import/importConfiguration',
  'POST /api/import/upload',
  'DELETE /api/import/{id}',
  'GET /api/mediaLibrary/files',
  'POST /api/mediaLibrary/folders/{folderName}',
  'GET /api/connectors',

  'POST /api/account/refresh',
  'POST /api/account/login',
  'GET /api/account/OpenIdProviders',
  'POST /api/account/loginOidc',
  'POST /api/account/register',
  'PUT /api/account/password',
  'POST /api/Account/password/forgot',
  'POST /api/account/password/reset',

  'POST /api/print',
] as const;

export type SpecifiedCall = (typeof specifiedCalls)[number];

/** Calls of the specification to the printer helper and, for its releases, to a hosting service. */
export const helperCalls = [
  'GET /health',
  'GET /api/settings',
  'GET /api/printQueues',
  'POST /api/print',
  'GET /releases',
] as const;

export type HelperCall = (typeof helperCalls)[number];

interface Pattern {
  readonly call: SpecifiedCall;
  readonly pattern: RegExp;
  readonly parameters: number;
}

/**
 * Returns the pattern of a call. Every id of this backend is a number: a word in its place belongs to the path of
 * another call.
 */
const asPattern = (call: SpecifiedCall): Pattern => ({
  call,
  pattern: new RegExp(`^${call.replaceAll('{folderName}', '[^/]+').replaceAll(/\{\w+\}/g, '(\\d+)')}$`),
  parameters: call.split('{').length - 1,
});

/** Literal path segments take precedence over parameters. */
const patterns = specifiedCalls.map(asPattern).toSorted((a, b) => a.parameters - b.parameters);

/** Returns the call of the specification for a request, and the ids in its path; undefined when there is none. */
export function findSpecifiedCall(
  method: string,
  path: string,
): { call: SpecifiedCall; ids: number[] } | undefined {
  for (const { call, pattern } of patterns) {
    const match = pattern.exec(`${method} ${path}`);
    if (match) return { call, ids: match.slice(1).map(Number) };
  }
  return undefined;
}
