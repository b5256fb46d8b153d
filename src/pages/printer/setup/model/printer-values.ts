import { targetKind, type Printer, type TargetKind } from '@/entities/printer';
import type { Id } from '@/shared/api';

/** A printer as it is being entered: text as it was typed, and one way to reach it. */
export interface PrinterValues {
  name: string;
  displayName: string;
  vendor: string;
  model: string;
  dpi: string;
  language: string;
  kind: TargetKind;
  /** Of this computer; for a queue and for a local driver. */
  queue: string;
  address: string;
  port: string;
  /** The path of an IPP printer, or the queue of an LPD one. */
  path: string;
  groupIds: readonly Id[];
  /** The agent it is reached through; "" for the helper of whoever prints. */
  agentId: Id;
}

/** What a new printer starts with. */
export const NEW_PRINTER: PrinterValues = {
  name: '',
  displayName: '',
  vendor: '',
  model: '',
  dpi: '203',
  language: 'pdf',
  kind: 'queue',
  queue: '',
  address: '',
  port: '9100',
  path: '',
  groupIds: [],
  agentId: '',
};

/** A saved printer in the form. */
export function valuesOf(printer: Printer): PrinterValues {
  const kind = targetKind(printer);
  const isAddress = kind === 'address';
  return {
    name: printer.name,
    // A printer without one is shown by its name: that is not an entry of its own.
    displayName: printer.displayName === printer.name ? '' : printer.displayName,
    vendor: printer.vendor,
    model: printer.model,
    dpi: String(printer.dpi),
    language: printer.language,
    kind,
    queue: isAddress ? '' : printer.targetPrintQueue,
    address: isAddress ? printer.targetIpAddress : '',
    port: isAddress ? String(printer.targetPort ?? '') : NEW_PRINTER.port,
    path: isAddress ? printer.targetPrintQueue : '',
    groupIds: printer.groupIds,
    agentId: printer.agent?.id ?? '',
  };
}

/** Where it prints, as the server takes it: only what belongs to the chosen way. */
function targetOf({ kind, queue, address, port, path }: PrinterValues) {
  if (kind === 'address') {
    return {
      targetIpAddress: address.trim(),
      targetPort: port.trim() === '' ? null : Number(port),
      targetPrintQueue: hasPath(port) ? path.trim() || null : null,
      useLocalPrinterDriver: false,
    };
  }
  return {
    targetIpAddress: null,
    targetPort: null,
    targetPrintQueue: queue.trim(),
    useLocalPrinterDriver: kind === 'driver',
  };
}

/**
 * The body of POST and PUT api/printers. A server that knows no agents never sees the field: it is there where an agent
 * is chosen, or was.
 */
export function printerRequest(values: PrinterValues, saved: PrinterValues = NEW_PRINTER) {
  const { name, displayName, vendor, model, dpi, language, groupIds, agentId } = values;
  const hasAgent = agentId !== '' || saved.agentId !== '';
  return {
    name: name.trim(),
    displayName: displayName.trim(),
    vendor: vendor.trim(),
    model: model.trim(),
    dpi: Number(dpi),
    language,
    ...targetOf(values),
    groupIds,
    ...(hasAgent && { agentId: agentId === '' ? null : agentId }),
  };
}
export type PrinterRequest = ReturnType<typeof printerRequest>;

/** The body of POST api/printers/testprint: what is entered, saved or not. */
export function testPrintRequest(values: PrinterValues) {
  const { name, dpi, language } = printerRequest(values);
  return {
    name: name || values.displayName.trim() || values.model.trim(),
    dpi,
    language,
    ...targetOf(values),
  };
}
export type TestPrintRequest = ReturnType<typeof testPrintRequest>;

/** Raw ports carry a label as it is; behind any other port a printer may have several queues. */
const RAW_PORTS = ['', '9100', '9101', '9102', '9103', '6101'];

/** Whether the printer at this port is told apart by a path or a queue. */
export function hasPath(port: string): boolean {
  return !RAW_PORTS.includes(port.trim());
}

/** Whether two forms say the same. */
export function isSameEntry(one: PrinterValues, other: PrinterValues): boolean {
  return JSON.stringify(inOneOrder(one)) === JSON.stringify(inOneOrder(other));
}

/** Whether nothing but the groups differs: they have a call of their own. */
export function differsInGroupsOnly(one: PrinterValues, other: PrinterValues): boolean {
  return !isSameEntry(one, other) && isSameEntry({ ...one, groupIds: other.groupIds }, other);
}

const inOneOrder = ({ groupIds, agentId, ...values }: PrinterValues) => ({
  ...values,
  agentId: String(agentId),
  groupIds: groupIds.map(String).toSorted(),
});
