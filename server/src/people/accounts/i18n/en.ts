/** Mails about accounts. */
export const en = {
  ignore: 'If this was not you, you need not do anything.',
  verify: {
    subject: 'Confirm your e-mail address',
    opening: 'Somebody registered the organisation {organization} with this address.',
    link: 'Confirm the address and start, within 24 hours',
  },
  alreadyRegistered: {
    subject: 'You have an account already',
    opening: 'Somebody tried to register with this address, which has an account already.',
    link: 'Sign in, or ask there for a new password',
  },
  reset: {
    subject: 'Choose a new password',
    opening: 'Somebody asked for a new password for the account with this address.',
    link: 'Choose a new password, within one hour',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    opening: 'The password of your account was changed, and other sign-ins were ended.',
    link: 'If this was not you, ask for a new password',
    closing: 'Then tell your administrator.',
  },
  secondFactorOn: {
    subject: 'Signing in takes a code now',
    opening:
      'The second factor of your account was turned on: signing in takes your password and a code of your app. Other sign-ins were ended.',
    link: 'If this was not you, choose a new password',
    closing: 'Then tell your administrator.',
  },
  secondFactorOff: {
    subject: 'Signing in takes no code any more',
    opening: 'The second factor of your account was turned off: signing in takes your password alone.',
    openingBy: '{by} removed the second factor of your account.',
    openingByOperator: 'Whoever runs the server removed the second factor of your account.',
    consequence: 'Signing in takes your password alone until you set one up again in your settings.',
    link: 'If this was not you, choose a new password',
    closing: 'Then tell your administrator.',
  },
  invitation: {
    subject: 'Invitation to {organization}',
    opening: '{invitedBy} invites you to join {organization}.',
    link: 'Set up your account, within seven days',
    closing: 'If you do not know who that is, you need not do anything.',
  },
} as const;
