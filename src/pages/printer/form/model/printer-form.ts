import * as z from 'zod/mini';
import { type Printer, printerSettingsSchema, targetKind } from '@/entities/printer';
import {
  definedErrors,
  type DraftForm,
  type FormErrors,
  type FormValues,
  trimTexts,
  useDraftForm,
} from '@/shared/lib/form';
import { USUAL_DPI } from '@/shared/config';
import { IPP_PORT, PRINTER_LIMITS, PRINTER_PORTS } from '../config/limits';
import { texts } from '../i18n';

const { errors } = texts;
const { leastDpi, mostDpi, nameCharacters } = PRINTER_LIMITS;

const printerDraftSchema = z.extend(printerSettingsSchema, {
  dpi: z.string(),
  kind: z.enum(['queue', 'address', 'driver']),
  /** Queue of this computer; for a queue and for a local driver. */
  queue: z.string(),
  address: z.string(),
  port: z.string(),
  /** The path of an IPP printer, or the queue of an LPD one. */
  path: z.string(),
  /** Agent that the printer is reached through; "" for the helper of the person who prints. */
  agentId: z.union([z.string(), z.number()]),
});

/** Form values of a printer: its fields, its resolution as typed, and one way to reach it. */
export type PrinterValues = FormValues<typeof printerDraftSchema>;

/** Initial form values of a new printer. */
export const NEW_PRINTER: PrinterValues = {
  ...printerSettingsSchema.parse({}),
  dpi: String(USUAL_DPI),
  kind: 'queue',
  queue: '',
  address: '',
  port: '9100',
  path: '',
  agentId: '',
};

/** Returns the form values of a saved printer. */
export function valuesOf(printer: Printer): PrinterValues {
  const kind = targetKind(printer);
  const isAddress = kind === 'address';
  const settings = printerSettingsSchema.parse(printer);
  return {
    ...settings,
    // A printer without a display name is shown by its name, which is then not a separate entry.
    displayName: printer.displayName === printer.name ? '' : printer.displayName,
    dpi: String(printer.dpi),
    kind,
    queue: isAddress ? '' : printer.targetPrintQueue,
    address: isAddress ? printer.targetIpAddress : '',
    port: isAddress ? String(printer.targetPort ?? '') : NEW_PRINTER.port,
    path: isAddress ? printer.targetPrintQueue : '',
    agentId: printer.agent?.id ?? '',
  };
}

/** Returns the target as the server takes it: only the fields of the chosen way. */
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
 * Returns the body of POST and PUT api/printers. The field for the agent is included only if an agent is or was chosen, so
 * that a server without agents never receives it.
 */
export function printerRequest(values: PrinterValues, saved: PrinterValues = NEW_PRINTER) {
  const { dpi, agentId } = values;
  const hasAgent = agentId !== '' || saved.agentId !== '';
  return {
    ...trimTexts(printerSettingsSchema.parse(values)),
    dpi: Number(dpi),
    ...targetOf(values),
    ...(hasAgent && { agentId: agentId === '' ? null : agentId }),
  };
}
export type PrinterRequest = ReturnType<typeof printerRequest>;

/** Returns the body of POST api/printers/testprint, from the entered values, saved or not. */
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

/** Raw ports take a label as it is; behind any other port a printer may have several queues. */
const RAW_PORTS = ['', '9100', '9101', '9102', '9103', '6101'];

/** Returns whether a printer at this port needs a path or a queue. */
export function hasPath(port: string): boolean {
  return !RAW_PORTS.includes(port.trim());
}

/** Returns whether two sets of form values are the same. */
export function isSameEntry(one: PrinterValues, other: PrinterValues): boolean {
  return JSON.stringify(inOneOrder(one)) === JSON.stringify(inOneOrder(other));
}

/** Returns whether only the groups differ: these have their own call. */
export function differsInGroupsOnly(one: PrinterValues, other: PrinterValues): boolean {
  return !isSameEntry(one, other) && isSameEntry({ ...one, groupIds: other.groupIds }, other);
}

const inOneOrder = ({ groupIds, agentId, ...values }: PrinterValues) => ({
  ...values,
  agentId: String(agentId),
  groupIds: groupIds.map(String).toSorted(),
});

/** IPv4 addresses of private networks; host names and IPv6 are checked by the server. */
const OWN_NETWORK = /^(?:10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01]))\./;
const DIGITS_AND_DOTS = /^[\d.]+$/;
const BLANK_OR_MARK = /[\s/@?#]/;

/**
 * Returns the errors that prevent a save, by field, in the order of the form. An unchanged address is not checked again:
 * the owner of a computer may have allowed it.
 */
export function printerErrors(values: PrinterValues, saved: PrinterValues): FormErrors {
  const { vendor, model, name, displayName } = values;
  return {
    ...definedErrors({
      vendor: textError(vendor, errors.noVendor),
      model: textError(model, errors.noModel),
    }),
    ...deviceErrors(values, saved),
    ...definedErrors({ name: textError(name, errors.noName), displayName: lengthError(displayName) }),
  };
}

/** Returns the errors that prevent a print, by field: a printer needs no name for that. */
export function deviceErrors(values: PrinterValues, saved: PrinterValues): FormErrors {
  const { dpi, language, kind, queue, address, port, path } = values;
  const isAddress = kind === 'address';
  const isNewAddress = isAddress && !isSameAddress(values, saved);
  return definedErrors({
    dpi: isDpi(Number(dpi)) ? undefined : errors.badDpi({ least: leastDpi, most: mostDpi }),
    language: kind === 'driver' && language === 'zpl' ? errors.driverWithZpl : undefined,
    queue: !isAddress && queue.trim() === '' ? errors.noQueue : undefined,
    address: isNewAddress ? addressError(address.trim()) : undefined,
    port: isNewAddress ? portError(port.trim()) : undefined,
    path: isNewAddress && port.trim() === IPP_PORT && path.trim() === '' ? errors.noPath : undefined,
  });
}

/** Form fields by the server's field names, where the two differ. */
const FIELD_OF: Readonly<Record<string, string>> = {
  targetIpAddress: 'address',
  targetPort: 'port',
};

/** Returns the server's errors by field of the form. */
export function serverPrinterErrors(
  problems: readonly { field: string; message: string }[],
  { kind, port }: PrinterValues,
): FormErrors {
  const queueField = kind === 'address' && hasPath(port) ? 'path' : 'queue';
  return Object.fromEntries(
    problems.map(({ field, message }) => [
      field === 'targetPrintQueue' ? queueField : (FIELD_OF[field] ?? field),
      message,
    ]),
  );
}

const isSameAddress = (one: PrinterValues, other: PrinterValues) =>
  one.kind === other.kind &&
  one.address === other.address &&
  one.port === other.port &&
  one.path === other.path;

function textError(text: string, missing: string): string | undefined {
  return text.trim() === '' ? missing : lengthError(text);
}

const lengthError = (text: string): string | undefined =>
  text.trim().length > nameCharacters ? errors.longName({ most: nameCharacters }) : undefined;

const isDpi = (dots: number) => Number.isInteger(dots) && dots >= leastDpi && dots <= mostDpi;

function addressError(address: string): string | undefined {
  if (address === '') return errors.noAddress;
  const isForeign = DIGITS_AND_DOTS.test(address) && !OWN_NETWORK.test(address);
  return isForeign || BLANK_OR_MARK.test(address) ? errors.badAddress : undefined;
}

function portError(port: string): string | undefined {
  return port === '' || PRINTER_PORTS.some((known) => String(known) === port) ? undefined : errors.badPort;
}

/** Returns the form state of a printer; `printer` is its id, or "new". */
export function usePrinterForm(saved: PrinterValues, printer: string, revision?: number): PrinterForm {
  return useDraftForm({
    form: 'printer',
    recordId: printer,
    revision,
    saved,
    schema: printerDraftSchema,
    errorsOf: printerErrors,
    serverErrorsOf: serverPrinterErrors,
    isSame: isSameEntry,
  });
}

export type PrinterForm = DraftForm<PrinterValues>;
