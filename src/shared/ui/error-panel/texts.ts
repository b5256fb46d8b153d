export const texts = {
  title: 'This could not be loaded',
  retry: 'Try again',
  forbidden: 'You are not allowed to see this. An administrator of your organisation can grant it.',
  notOffered: 'This server does not offer this.',
  requestId: (id: string) => `Request ${id}`,
} as const;
