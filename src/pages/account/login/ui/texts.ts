export const texts = {
  title: 'Sign in',
  continueTo: 'Sign in to continue where you wanted to go.',
  ended: 'Your session has ended. Sign in to continue where you were.',
  email: 'E-mail',
  password: 'Password',
  submit: 'Sign in',
  emailMissing: 'Enter your e-mail address.',
  passwordMissing: 'Enter your password.',
  failed: 'Signing in did not work',
  forgot: 'Forgot your password?',
  register: 'Create an organisation',
} as const;
