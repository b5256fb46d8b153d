import type { seedPrinters } from 'server';

type Printer = Parameters<typeof seedPrinters>[2][number];

/** Ports of the network printers of a test. */
export interface FleetPorts {
  ipp: number;
  raw: number;
  /** Port of `ippeveprinter`. */
  ippEve: number;
}

const DPIS = [203, 300, 600] as const;
/** Name of the IPP printer at 203 dpi that is reached through the agent. */
export const BEHIND_AGENT = 'Behind the dock';

/**
 * Returns one printer of each kind for each resolution, named so that a test can choose it: `IPP 203 dpi`, `ZPL 300
 * dpi`, `Folder 203 dpi`.
 */
export function printerFleet(ports: FleetPorts, agentId: number): readonly Printer[] {
  const [behindTheDock] = fleet(ports);
  const dock = behindTheDock && { ...behindTheDock, name: 'dock', displayName: BEHIND_AGENT, agentId };
  return [...fleet(ports), ...(dock ? [dock] : [])];
}

function fleet({ ipp, raw, ippEve }: FleetPorts): Printer[] {
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
      ippPrinter('ippeveprinter', ippEve),
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
