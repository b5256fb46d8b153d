import { describe, expect, it } from 'vitest';
import type { Printer } from '@/entities/printer';
import { formatTarget, searchedText } from './format-printer';

const printer = (facts: Partial<Printer>): Printer => ({
  printerId: 1,
  name: 'a',
  displayName: '',
  vendor: 'Zebra',
  model: 'ZD421',
  dpi: 203,
  language: 'pdf',
  targetIpAddress: '',
  targetPort: undefined,
  targetPrintQueue: '',
  useLocalPrinterDriver: false,
  groupIds: [],
  isDefault: false,
  agent: undefined,
  revision: 1,
  ...facts,
});

describe('where a printer prints to', () => {
  it.each<[Partial<Printer>, string]>([
    [{ targetPrintQueue: 'Zebra' }, 'Queue Zebra'],
    [{}, 'Not set up yet'],
    [{ targetPrintQueue: 'Office', useLocalPrinterDriver: true }, 'Driver of Office'],
    [{ targetIpAddress: '10.0.0.5' }, '10.0.0.5'],
    [{ targetIpAddress: '10.0.0.5', targetPort: 9100 }, '10.0.0.5:9100'],
    [
      { targetIpAddress: '10.0.0.5', targetPort: 631, targetPrintQueue: 'ipp/print' },
      '10.0.0.5:631/ipp/print',
    ],
    [{ targetIpAddress: '10.0.0.5', targetPrintQueue: 'Z', useLocalPrinterDriver: true }, 'Driver of Z'],
    [{ targetIpAddress: 'fe80::1', targetPort: 9100 }, '[fe80::1]:9100'],
  ])('tells where %j prints to: %s', (facts, words) => {
    expect(formatTarget(printer(facts))).toBe(words);
  });
});

describe('a search looks into', () => {
  const searched = searchedText(
    printer({ name: 'line-2', displayName: 'Line 2', dpi: 300, language: 'zpl', targetPrintQueue: 'Office' }),
  );

  it.each(['Line 2', 'line-2', 'Zebra ZD421', 'zpl', '300 dpi', 'Queue Office'])(
    'searches in the printer’s words: %s',
    (words) => {
      expect(searched).toContain(words);
    },
  );
});
