import { sentenceOf } from '../../helper-error.ts';
import { sentences } from '../../sentences/index.ts';
import { isPrivateAddress } from '../../target/private-address.ts';
import { bad, good, type Finding } from './finding.ts';

/** Opens a connection to a printer and closes it; rejects with `NoConnectionError`. */
export type TryPrinter = (host: string, port: number) => Promise<void>;

const about = 'Network';
const { cause } = sentences;

/** What to do, by the cause of a connection that failed. */
const remedies: ReadonlyMap<string, string> = new Map([
  [cause.refused.code, 'the printer answers, but not on this port: check the port in its settings'],
  [cause.notAllowed.code, 'a firewall of this computer blocks the printer helper: allow it there'],
  [
    cause.unknownName.code,
    'the network does not know this name: check its spelling, or use the printer’s IP address',
  ],
]);
const usualRemedy =
  'switch the printer on, and check that this computer is in the same network and that no firewall is between them';
const remedyOnMac =
  'allow Platen Helper in System Settings > Privacy & Security > Local Network, or add the printer as a queue of this computer';

function remedy(code: string, address: string, platform: NodeJS.Platform): string {
  // macOS answers so for a program that may not use the local network.
  const isBlocked = platform === 'darwin' && code === cause.unreachable.code && isPrivateAddress(address);
  return isBlocked ? remedyOnMac : (remedies.get(code) ?? usualRemedy);
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
        return bad(
          about,
          `The printer ${host}:${port} cannot be reached: ${remedy(sentenceOf(error).code, host, platform)}.`,
        );
      }
    }),
  );
}
