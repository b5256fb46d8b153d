export const en = {
  title: 'Sign in',
  continueTo: 'Sign in to continue.',
  ended: 'Your session has ended. Sign in to continue where you left off.',
  email: 'E-mail',
  password: 'Password',
  submit: 'Sign in',
  emailMissing: 'Enter your e-mail address.',
  passwordMissing: 'Enter your password.',
  failed: 'Sign-in failed',
  forgot: 'Forgot your password?',
  register: 'Create an organisation',
} as const;
