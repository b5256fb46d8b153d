import { texts } from '../i18n';

/** Everything a client may be allowed to do, in the order of the form. */
export const CLIENT_SCOPES = [
  'articles:read',
  'articles:write',
  'orders:read',
  'orders:write',
  'print',
] as const;

/** The name of a scope and what it allows. */
export const scopeTexts = (scope: (typeof CLIENT_SCOPES)[number]) => texts.scopes[scope];

/** The names of the scopes; a scope that nobody here knows as it is called. */
export const scopeNames = (scopes: readonly string[]): string[] =>
  scopes.map((scope) => {
    const known = CLIENT_SCOPES.find((one) => one === scope);
    return known === undefined ? scope : scopeTexts(known).name;
  });
