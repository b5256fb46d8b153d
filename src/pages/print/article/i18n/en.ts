export const en = { title: 'Print article' } as const;
