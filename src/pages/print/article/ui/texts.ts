export const texts = { title: 'Print article' } as const;
