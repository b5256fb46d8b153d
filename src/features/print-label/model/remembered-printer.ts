import { toId, type Id } from '@/shared/api';

const KEY = 'print_printers';

/** Returns the printer last used for a label on this computer. */
export function rememberedPrinter(labelId: Id): Id | undefined {
  const printerId = readAll()[String(labelId)];
  return printerId === undefined ? undefined : toId(printerId);
}

export function rememberPrinter(labelId: Id, printerId: Id): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readAll(), [String(labelId)]: String(printerId) }));
  } catch {
    // Storage is blocked: the default printer is offered next time.
  }
}

function readAll(): Record<string, string> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(Object.entries(value).filter(([, printerId]) => typeof printerId === 'string'));
  } catch {
    return {};
  }
}
