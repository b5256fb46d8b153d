export const en = {
  notFound: 'User not found. The account may have been deleted.',
} as const;
