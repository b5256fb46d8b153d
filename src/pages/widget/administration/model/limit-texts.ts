export const texts = { noWidgets: 'The subscription has no widgets. A larger one has.' } as const;
