/** What a client may be allowed to do, in the order of the form. */
export const CLIENT_SCOPES = [
  { scope: 'articles:read', name: 'Read articles', hint: 'Search, read and export articles.' },
  { scope: 'articles:write', name: 'Change articles', hint: 'Create, change and delete articles.' },
  { scope: 'orders:read', name: 'Read orders', hint: 'List and read all orders of the organisation.' },
  { scope: 'orders:write', name: 'Change orders', hint: 'Create, change and delete orders.' },
  {
    scope: 'print',
    name: 'Print',
    hint: 'Make print jobs and report what became of them; read labels and printers.',
  },
] as const;

/** The scopes in words; one nobody knows as it is called. */
export const scopeNames = (scopes: readonly string[]): string[] =>
  scopes.map((scope) => CLIENT_SCOPES.find((one) => one.scope === scope)?.name ?? scope);
