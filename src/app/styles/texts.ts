export const texts = {
  togglePassword: 'Show or hide the password',
} as const;
