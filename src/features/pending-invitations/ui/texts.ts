export const texts = {
  pending: 'Pending invitations',
  count: (count: number) => (count === 1 ? '1 open' : `${count} open`),
  noPending: 'Nobody is invited at the moment.',
  expires: (date: string) => `valid until ${date}`,
  expired: (date: string) => `ran out on ${date}`,
  send: 'Send again',
  sendTo: (email: string) => `Send the invitation of ${email} again`,
  sent: (email: string) => `The invitation of ${email} is on its way again.`,
  withdraw: 'Withdraw',
  withdrawOf: (email: string) => `Withdraw the invitation of ${email}`,
  withdrawn: (email: string) => `The invitation of ${email} is withdrawn.`,
} as const;
