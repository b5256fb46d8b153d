export const en = { title: 'Print label', fromFile: 'Print from a file' } as const;
