const labels = (count: number) => `${count.toLocaleString('en')} labels`;

export const texts = {
  largeTitle: (count: number) => `Print ${labels(count)}`,
  largeText: (count: number, name: string) => `${name}: ${labels(count)}. Are so many meant?`,
  doNotPrint: 'Do not print',
} as const;
