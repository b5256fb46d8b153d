/** Connector that called in the past: a program in the bakery's network that nobody has started since. */
export const demoConnectors = [
  { name: 'Bakery ERP', machineName: 'ERP-SRV-01', version: '1.4.2', daysAgo: 4 },
] as const;
