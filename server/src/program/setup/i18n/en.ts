/** Page that sets up a new server. */
export const en = {
  title: 'Set up Platen',
  hint: 'Create your organisation and its first account. This account can administer everything.',
  fields: {
    organizationName: 'Organisation',
    firstname: 'First name',
    lastname: 'Last name',
    email: 'E-mail',
    password: 'Password (at least {least, number} characters)',
    repeated: 'Repeat the password',
  },
  submit: 'Set up Platen',
  done: 'Platen is ready.',
  doneBefore: 'Platen is set up already',
  signIn: 'Sign in',
  needsScript: 'This page needs JavaScript. Allow it for this address and reload the page.',
  problems: {
    differing: 'The passwords do not match. Enter the same password twice.',
    incomplete:
      'This address is incomplete. Open the whole set-up link that the server printed when it started.',
    unreachable: 'The server does not respond. Check the network and try again.',
  },
  /** By the names of the fields in the call. */
  refusedFields: {
    organizationName: 'Enter the name of your organisation.',
    firstname: 'Enter your first name.',
    lastname: 'Enter your last name.',
    email: 'Enter a valid e-mail address, for example name@example.com.',
    password: 'Choose a password of at least {least, number} characters that is not commonly used.',
  },
} as const;
