import type { QueryClient } from '@tanstack/react-query';
import { printerQueries } from '@/entities/printer';
import { helperComputerName } from '@/entities/printer-helper';
import type { Id } from '@/shared/api';
import type { PrintOrder } from '../api/create-print-job';

/**
 * Returns the computer a print comes from: this one, by the name its helper gives it. Without a name so far it is that of
 * the agent, if every printer of the order is reached through one; otherwise the helper's first answer is awaited. ""
 * when nobody can print it.
 */
export async function computerNameOf(
  client: QueryClient,
  order: PrintOrder,
  ownName: string,
): Promise<string> {
  return ownName || (await agentComputerName(client, order)) || helperComputerName(client);
}

/** Returns the computer of the agent through which all printers of the order are reached; "" when there is none. */
async function agentComputerName(client: QueryClient, order: PrintOrder): Promise<string> {
  const printerIds = new Set(printerIdsOf(order));
  if (printerIds.size === 0) return '';
  const printers = await client.query(printerQueries.list()).catch(() => []);
  const agents = printers.filter(({ printerId }) => printerIds.has(printerId)).map(({ agent }) => agent);
  const [first] = agents;
  if (!first || agents.length < printerIds.size || agents.includes(undefined)) return '';
  return first.machineName || first.name;
}

function printerIdsOf(order: PrintOrder): readonly Id[] {
  if (order.kind === 'quick' || order.kind === 'proof') return [order.request.printerId];
  if (order.kind === 'reprint')
    return order.request.printerId === undefined ? order.printerIds : [order.request.printerId];
  return order.labels.map(({ printerId }) => printerId);
}
