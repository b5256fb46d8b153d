import type { seedPrinters } from 'server';

type Printer = Parameters<typeof seedPrinters>[2][number];

/** Where the network printers of a run listen. */
export interface FleetPorts {
  ipp: number;
  raw: number;
  /** `ippeveprinter`, on a machine that has it. */
  ippEve?: number | undefined;
}

const DPIS = [203, 300] as const;

/** One printer of each kind for each resolution, named so that a run can choose it: `IPP 203 dpi`, `ZPL 300 dpi`, `Folder 203 dpi`. */
export function printerFleet({ ipp, raw, ippEve }: FleetPorts): readonly Printer[] {
  return DPIS.flatMap((dpi): Printer[] => {
    const common = { vendor: 'Other', model: 'Label printer', dpi, groupIds: [] };
    const ippPrinter = (name: string, port: number): Printer => ({
      ...common,
      name: `${name}-${dpi}`,
      displayName: `${name} ${dpi} dpi`,
      language: 'pdf',
      targetIpAddress: '127.0.0.1',
      targetPort: port,
      targetPrintQueue: 'ipp/print',
    });
    return [
      ippPrinter('IPP', ipp),
      ...(ippEve === undefined ? [] : [ippPrinter('ippeveprinter', ippEve)]),
      {
        ...common,
        name: `zpl-${dpi}`,
        displayName: `ZPL ${dpi} dpi`,
        language: 'zpl',
        targetIpAddress: '127.0.0.1',
        targetPort: raw,
      },
      {
        ...common,
        name: `folder-${dpi}`,
        displayName: `Folder ${dpi} dpi`,
        language: 'pdf',
        targetPrintQueue: 'Save to folder',
      },
    ];
  });
}
