/** Sentences about the second factor of an account (docs/adr/0053). */
export const en = {
  secondFactor: {
    codeNeeded: 'Enter the code of your app.',
    codeWrong: 'This code is wrong or was used already.',
    tooManyCodes: 'Too many wrong codes. Please wait up to {minutes, number} minutes.',
    setUpNeeded: 'Administrators need a second factor. Set up yours first.',
    passwordWrong: 'The password is wrong.',
    isOn: 'Your second factor is on already.',
    isOff: 'Your second factor is not on.',
    notBegun: 'The set-up was not begun, or was begun again elsewhere. Begin it again.',
    ownFirst: 'Set up a second factor for yourself first; then you can ask it of all administrators.',
    ofOneself: 'Turn off your own second factor in your settings, with a code.',
    ofTenantAdmin: 'Only a TenantAdmin may remove the second factor of a TenantAdmin.',
    hasNone: '{name} has no second factor.',
  },
} as const;
