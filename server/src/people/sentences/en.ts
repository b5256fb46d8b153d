/** Sentences about people, integration clients and the limits of their organisation (docs/adr/0035). */
export const en = {
  organization: {
    /** A text of the specification, to the letter. */
    paused: 'The organization is canceled/paused',
    gone: 'This organisation is not there any more.',
  },
  session: {
    ended: 'Your session has ended. Please sign in again.',
    changed: 'What you may do has changed. Sign in again to go on with it.',
  },
  signInRefused: 'The e-mail address or the password is wrong.',
  /** By the attempted action. */
  attempts: {
    login: 'Too many failed sign-ins. Please wait up to {minutes, number} minutes.',
    setup: 'Too many wrong set-up links. Please wait up to {minutes, number} minutes.',
    password: 'Too many wrong passwords. Please wait up to {minutes, number} minutes.',
    forgot: 'Too many requests for a new password. Please wait up to {minutes, number} minutes.',
    register: 'Too many registrations. Please wait up to {minutes, number} minutes.',
    verifySend: 'Too many mails. Please wait up to {minutes, number} minutes.',
    openId: 'Too many sign-ins. Please wait up to {minutes, number} minutes.',
    invite: 'Too many invitations. Please wait up to {minutes, number} minutes.',
    clientToken: 'Too many failed requests for a token. Please wait up to {minutes, number} minutes.',
  },
  password: {
    /** Written after the name of a field. */
    isEmail: 'must not be the e-mail address',
    ofAnother: 'You may change your own password only.',
    wrong: 'The current password is wrong.',
  },
  registration: {
    closed:
      'Registration is closed on this server. Ask an administrator of your organisation for an invitation.',
    invited: 'Registration is by invitation on this server. Ask whoever runs it for a link.',
    addressTaken: 'This address has an account already. Please sign in.',
  },
  invitation: {
    tenantAdmin: 'Only a TenantAdmin may invite a TenantAdmin.',
    isMember: '{email} belongs to a member of this organisation already.',
  },
  account: {
    deletesItself: 'You cannot delete your own account. Another administrator can.',
    disablesItself: 'You cannot disable your own account. Another administrator can.',
    tenantAdmin: 'Only a TenantAdmin may make somebody a TenantAdmin, or change what a TenantAdmin is.',
    ownType:
      '{type, select, TenantAdmin {You cannot take the account type TenantAdmin from yourself: you could not take it back. Another TenantAdmin can.} other {You cannot take the account type Administrator from yourself: you could not take it back. Another administrator can.}}',
    isLast:
      '{type, select, TenantAdmin {{name} is the only TenantAdmin. Make somebody else one first.} other {{name} is the only administrator. Make somebody else one first.}}',
    homeless: 'Administrator, User or both are needed: without one of them nobody can sign in.',
  },
  group: {
    /** Written after the name of a field. */
    notThere: 'there is no group {id}',
    nameTaken: 'There is already a group named {name} there.',
    firstStays: 'The first group holds all others: it cannot be moved.',
    oneFirst: 'There is one first group only.',
    inItself: 'A group cannot lie in itself or in a group below it.',
    deep: 'Groups nest two levels: {parent} is on the second, so none can lie below it.',
    hasGroups: 'It has groups below it, so it can lie on the first level only.',
    isFirst: '{name} holds all other groups: it cannot be deleted.',
    /** The contents are sentences of `holds`, in a row. */
    isFull: '{name} cannot be deleted while it holds {contents}. Move or delete them first.',
    holds: {
      groups: '{count, plural, one {# group} other {# groups}}',
      articles: '{count, plural, one {# article} other {# articles}}',
      orders: '{count, plural, one {# order} other {# orders}}',
    },
  },
  /** Parts of a sentence in a row: "a, b and c". */
  row: {
    further: '{part},',
    last: 'and {part}',
  },
  subscription: {
    /** Written after the name of a field. */
    notOffered: 'there is no subscription {id} to choose',
    noAgents: 'The subscription has no agents. Choose a larger subscription to add some.',
    agents:
      'The subscription allows {allowed, plural, one {# agent} other {# agents}}, and all are in use. Delete one, or choose a larger subscription.',
    labels:
      'The subscription allows {allowed, plural, one {# label} other {# labels}}, and {inUse, plural, one {# is} other {# are}} in use. Disable a label nobody prints, or choose a larger subscription.',
    printerModels:
      'The subscription allows {allowed, plural, one {# printer model} other {# printer models}}, and all are in use: {inUse}. Choose one of these, or a larger subscription.',
    users:
      'The subscription allows {allowed, plural, one {# user} other {# users}}, and all places are taken or promised.',
    noWidgets: 'The subscription has no widgets. Choose a larger subscription to add some.',
    widgets:
      'The subscription allows {allowed, plural, one {# widget} other {# widgets}}, and all are in use. Delete one, or choose a larger subscription.',
    outOfPrintJobs: 'Out of printjobs: this month’s prints of the subscription are used up.',
    /** The exceeded limits are sentences of `exceeds`, in a row. */
    small: '{name} is too small for what is used: {exceeded}. Remove some of it first.',
    exceeds: {
      users: '{used, number} users of {allowed, number}',
      printerModels: '{used, number} printer models of {allowed, number}',
      labels: '{used, number} labels of {allowed, number}',
      widgets: '{used, number} widgets of {allowed, number}',
      agents: '{used, number} agents of {allowed, number}',
    },
  },
  /** Names of the subscriptions. */
  plan: {
    free: 'For one person who tries things out: 25 print jobs a month.',
    standard: 'For a team: orders, imports and widgets, 1,000 print jobs a month.',
    professional:
      'For an organisation with systems of its own: connections, agents and no limit to print jobs.',
  },
  integrationClient: {
    ended: 'This integration client may not call any more. Ask for another token.',
    closedCall: 'This call is not for integration clients.',
    lacksScope: 'This call needs the scope {scope}, and this token does not have it.',
    notOfOrganization: 'The subscription of this organisation has no integration clients.',
    notIncluded: 'Your subscription has no integration clients.',
    many: 'There are {most, number} integration clients. Delete one that is not used.',
    nameTaken: 'There is already an integration client named {name}.',
    endPassed: 'This day has passed. Choose a later one, or none.',
  },
  /** Sent to programs that request a token. */
  tokenRequest: {
    secretTwice: 'Send the client secret once: in the Authorization header or in the form.',
    twoClients: 'The Authorization header and the form name two clients.',
    noGrantType: 'The form needs a grant_type.',
    otherGrantType: 'The one grant_type here is client_credentials.',
    wrongClient: 'The client id or the secret is wrong, or this client may not call any more.',
    noScope: 'No scope was asked for.',
    scopeNotHeld: 'This client does not have the scope {scope}.',
  },
  /** Sent to agents and connectors. */
  program: {
    otherKind:
      '{kind, select, agent {This is the key of an agent, and this call takes one of a connector.} other {This is the key of a connector, and this call takes one of an agent.}}',
    keyEnded:
      '{kind, select, agent {This key does not hold: the agent was deleted, or it was given another key.} other {This key does not hold: the connector was deleted, or it was given another key.}}',
    disabled:
      '{kind, select, agent {The agent “{name}” is disabled.} other {The connector “{name}” is disabled.}}',
    notOfOrganization:
      '{kind, select, agent {The subscription of this organisation has no agents.} other {The subscription of this organisation has no connectors.}}',
  },
  openId: {
    unknownProvider: 'This server does not sign in with that provider.',
    providerAway: 'The identity provider cannot be reached. Please try again.',
    /** `reason` is a sentence of `reason`, for diagnosis. */
    unconfirmed: 'The sign-in could not be confirmed: {reason}. Please start again.',
    reason: {
      accountDisabled: 'the account is disabled',
      otherRequest: 'the answer belongs to another request',
      otherAddress: 'the return address is not this app’s',
      usedAnswer: 'this answer has been used already',
      twoIdentities: 'the two identity tokens differ',
      noCodes: 'the provider exchanges no codes',
      codeRefused: 'the provider does not take the code',
      otherIssuer: 'the identity token is another issuer’s',
      otherApplication: 'the identity token was made for another application',
      otherNonce: 'the identity token answers another request',
      otherCode: 'the identity token belongs to another code',
      expiredToken: 'the identity token has expired',
      invalidToken: 'the identity token is not valid',
    },
    noAccount: 'There is no account for this identity. Ask an administrator for an invitation.',
    noAccountYet:
      'There is no account for this identity. Ask an administrator for an invitation, or register.',
    hasAccount: 'This identity has an account already. Please sign in.',
    addressUnconfirmed:
      'The provider has not confirmed your e-mail address. Register with a password instead.',
    /** Written after the name of a field. */
    needed: 'is needed',
  },
} as const;
