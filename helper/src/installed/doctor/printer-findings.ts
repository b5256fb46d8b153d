import { isPrivateAddress } from '../../target/private-address.ts';
import { bad, good, type Finding } from './finding.ts';

/** Opens a connection to a printer and closes it; rejects with the code of the system. */
export type TryPrinter = (host: string, port: number) => Promise<void>;

const about = 'Network';

/** Code with which macOS answers for a program that may not use the local network. */
const blockedByMac = 'EHOSTUNREACH';

/** Returns what to do about a printer that cannot be reached. */
function remedy(code: string, address: string, platform: NodeJS.Platform): string {
  if (platform === 'darwin' && code === blockedByMac && isPrivateAddress(address))
    return 'allow Platen Helper in System Settings > Privacy & Security > Local Network, or add the printer as a queue of this computer';
  switch (code) {
    case 'ECONNREFUSED':
      return 'the printer answers, but not on this port: check the port in its settings';
    case 'ENOTFOUND':
      return 'the network does not know this name: check its spelling, or use the printer’s IP address';
    case 'EACCES':
    case 'EPERM':
      return 'a firewall of this computer blocks the printer helper: allow it there';
    default:
      return 'switch the printer on, and check that this computer is in the same network and that no firewall is between them';
  }
}

/** Tells of each printer with a network address whether this computer reaches it. */
export async function printerFindings(
  printers: readonly { readonly host: string; readonly port: number }[],
  platform: NodeJS.Platform,
  tryPrinter: TryPrinter,
): Promise<Finding[]> {
  return Promise.all(
    printers.map(async ({ host, port }) => {
      try {
        await tryPrinter(host, port);
        return good(about, `The printer ${host}:${port} can be reached.`);
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : '';
        return bad(about, `The printer ${host}:${port} cannot be reached: ${remedy(code, host, platform)}.`);
      }
    }),
  );
}
