export const texts = {
  title: 'Set up your account',
  hint: (organization: string, invitedBy: string) =>
    invitedBy === ''
      ? `You are invited to ${organization}.`
      : `${invitedBy} has invited you to ${organization}.`,
  email: 'E-mail',
  firstName: 'First name',
  lastName: 'Last name',
  password: 'Password',
  submit: 'Set up the account',
  failed: 'The account was not set up',
  badTitle: 'This invitation cannot be used',
  noToken:
    'This address is not complete. Open the link of your invitation again, or ask for a new invitation.',
  loading: 'Reading the invitation',
  retry: 'Try again',
  toSignIn: 'Go to sign in',
} as const;
