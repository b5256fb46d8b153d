import { isIPv6 } from 'node:net';
import type { IppEndpoint } from '../ipp/ipp-exchange.ts';
import type { SocketTarget } from '../target/target.ts';

/** Returns the endpoint of a printer that speaks IPP itself, with the address that was checked. */
export function printerEndpoint({ address, port, path = '/' }: SocketTarget): IppEndpoint {
  const host = isIPv6(address) ? `[${address}]` : address;
  return { at: { address, port }, path, uri: `ipp://${host}:${port}${path}` };
}

/** Returns the endpoint of a CUPS queue of this computer, over the CUPS socket. */
export function cupsQueueEndpoint(socketPath: string, queue: string): IppEndpoint {
  const path = `/printers/${encodeURIComponent(queue)}`;
  return { at: { socketPath }, path, uri: `ipp://localhost${path}` };
}

/** Returns the endpoint of the print service itself, for questions about all queues. */
export function cupsServiceEndpoint(socketPath: string): IppEndpoint {
  return { at: { socketPath }, path: '/', uri: 'ipp://localhost/' };
}
