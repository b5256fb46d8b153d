export const texts = {
  title: 'Users',
  description: 'The people of your organisation: what they may do, and which groups they are in.',
  add: 'Add user',
  search: 'Search users',
  caption: 'Users',
  rows: {
    count: ({ count }: { count: number }) =>
      `${count.toLocaleString('en')} ${count === 1 ? 'user' : 'users'}`,
    countOf: ({ shown, count }: { shown: number; count: number }) =>
      `${shown.toLocaleString('en')} of ${count.toLocaleString('en')} users`,
    noneFor: ({ search }: { search: string }) => `No users found for “${search}”.`,
    noneForFilters: 'No users match the filters.',
    noneForBoth: ({ search }: { search: string }) => `No users found for “${search}” with these filters.`,
    selected: ({ count }: { count: number }) =>
      `${count.toLocaleString('en')} ${count === 1 ? 'user' : 'users'} selected`,
    allSelected: ({ count }: { count: number }) =>
      `All ${count.toLocaleString('en')} ${count === 1 ? 'user' : 'users'} selected`,
  },
  name: 'Name',
  roles: 'Roles',
  groups: 'Groups',
  state: 'State',
  lastSignIn: 'Last sign-in',
  you: 'You',
  neverHere: 'Not yet',
  enabled: 'Enabled',
  disabled: 'Disabled',
  moreRoles: (count: number) => `+${count}`,
  noGroups: '–',
  groupCount: (count: number) => (count === 1 ? '1 group' : `${count} groups`),
  disable: (count: number) => `Disable ${users(count)}`,
  enable: (count: number) => `Enable ${users(count)}`,
  nowDisabled: (count: number) => `${users(count)} disabled and signed out.`,
  nowEnabled: (count: number) => `${users(count)} enabled.`,
  none: 'There is nobody here yet. Add the first user.',
} as const;

function users(count: number): string {
  return count === 1 ? '1 user' : `${count} users`;
}
