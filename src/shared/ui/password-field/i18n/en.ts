export const en = { toggle: 'Show or hide the password' } as const;
