export const targetTexts = {
  queue: (queue: string) => (queue === '' ? 'Nowhere yet' : `Queue ${queue}`),
  driver: (queue: string) => `Driver of ${queue}`,
  address: (address: string) => address,
} as const;
