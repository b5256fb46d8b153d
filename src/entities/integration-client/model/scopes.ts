import { texts } from '../i18n';

/** All scopes a client can have, in the order of the form. */
export const CLIENT_SCOPES = [
  'articles:read',
  'articles:write',
  'orders:read',
  'orders:write',
  'print',
] as const;

/** Returns the name of a scope and what it allows. */
export const scopeTexts = (scope: (typeof CLIENT_SCOPES)[number]) => texts.scopes[scope];

/** Returns the names of the scopes; an unknown scope is returned as the server spells it. */
export const scopeNames = (scopes: readonly string[]): string[] =>
  scopes.map((scope) => {
    const known = CLIENT_SCOPES.find((one) => one === scope);
    return known === undefined ? scope : scopeTexts(known).name;
  });
