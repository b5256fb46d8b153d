export const en = { title: 'Print label' } as const;
