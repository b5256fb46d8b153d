export const en = {
  pending: 'Pending invitations',
  count: '{count, number} open',
  noPending: 'There are no pending invitations.',
  expires: 'valid until {date}',
  expired: 'expired on {date}',
  send: 'Resend',
  sendTo: 'Resend the invitation to {email}',
  sent: 'The invitation to {email} was resent.',
  withdraw: 'Withdraw',
  withdrawOf: 'Withdraw the invitation to {email}',
  withdrawn: 'The invitation to {email} was withdrawn.',
} as const;
