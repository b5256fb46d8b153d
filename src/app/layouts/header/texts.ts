export const texts = {
  outOfPrints: 'Out of printjobs',
  printsLeft: (left: number, allowed: number) => `${left} of ${allowed} prints left`,
  help: 'Help',
  documentation: 'Documentation',
  support: 'Support',
  status: 'System status',
} as const;
