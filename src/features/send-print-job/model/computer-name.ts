import type { QueryClient } from '@tanstack/react-query';
import { printerQueries } from '@/entities/printer';
import type { Id } from '@/shared/api';
import type { PrintOrder } from '../api/create-print-job';

/**
 * Returns the computer a print comes from: this one, by the name its helper gives it. Without a helper it is that of
 * the agent, if every printer of the order is reached through one; "" when nobody can print it.
 */
export async function computerNameOf(
  client: QueryClient,
  order: PrintOrder,
  ownName: string,
): Promise<string> {
  if (ownName !== '') return ownName;
  const printerIds = new Set(printerIdsOf(order));
  if (printerIds.size === 0) return '';
  const printers = await client.query(printerQueries.list()).catch(() => []);
  const agents = printers.filter(({ printerId }) => printerIds.has(printerId)).map(({ agent }) => agent);
  const [first] = agents;
  if (!first || agents.length < printerIds.size || agents.includes(undefined)) return '';
  return first.machineName || first.name;
}

function printerIdsOf(order: PrintOrder): readonly Id[] {
  if (order.kind === 'quick') return [order.request.printerId];
  if (order.kind === 'reprint')
    return order.request.printerId === undefined ? order.printerIds : [order.request.printerId];
  return order.labels.map(({ printerId }) => printerId);
}
