import { faultsOf, type FormFaults } from '@/shared/lib/form-faults';
import { IPP_PORT, PRINTER_LIMITS, PRINTER_PORTS } from '../config/limits';
import { faultTexts } from './fault-texts';
import { hasPath, type PrinterValues } from './printer-values';

/** IPv4 addresses of networks of one's own; names and IPv6 are the server's to judge. */
const OWN_NETWORK = /^(?:10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01]))\./;
const DIGITS_AND_DOTS = /^[\d.]+$/;
const BLANK_OR_MARK = /[\s/@?#]/;

/**
 * What keeps a printer from being saved, by field, in the order of the form. An address that stays as it was saved is
 * not asked about again: the owner of a computer may have allowed it.
 */
export function printerFaults(values: PrinterValues, saved: PrinterValues): FormFaults {
  const { vendor, model, name, displayName } = values;
  return {
    ...faultsOf({
      vendor: textFault(vendor, faultTexts.noVendor),
      model: textFault(model, faultTexts.noModel),
    }),
    ...deviceFaults(values, saved),
    ...faultsOf({
      name: textFault(name, faultTexts.noName),
      displayName: displayName.trim().length > PRINTER_LIMITS.nameCharacters ? faultTexts.tooLong : undefined,
    }),
  };
}

/** What keeps a label from being printed on it: the printer need not have a name for that. */
export function deviceFaults(values: PrinterValues, saved: PrinterValues): FormFaults {
  const { dpi, language, kind, queue, address, port, path } = values;
  const dots = Number(dpi);
  const { leastDpi, mostDpi } = PRINTER_LIMITS;
  const isAddress = kind === 'address';
  const isNewAddress = isAddress && !isSameAddress(values, saved);
  return faultsOf({
    dpi: Number.isInteger(dots) && dots >= leastDpi && dots <= mostDpi ? undefined : faultTexts.badDpi,
    language: kind === 'driver' && language === 'zpl' ? faultTexts.driverWithZpl : undefined,
    queue: !isAddress && queue.trim() === '' ? faultTexts.noQueue : undefined,
    address: isNewAddress ? addressFault(address.trim()) : undefined,
    port: isNewAddress ? portFault(port.trim()) : undefined,
    path: isNewAddress && port.trim() === IPP_PORT && path.trim() === '' ? faultTexts.noPath : undefined,
  });
}

/** The form's field for what the server calls it. */
const FIELD_OF: Readonly<Record<string, string>> = {
  targetIpAddress: 'address',
  targetPort: 'port',
};

/** Faults the server found, by field of the form. */
export function serverPrinterFaults(
  problems: readonly { field: string; message: string }[],
  { kind, port }: PrinterValues,
): FormFaults {
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

function textFault(text: string, missing: string): string | undefined {
  if (text.trim() === '') return missing;
  return text.trim().length > PRINTER_LIMITS.nameCharacters ? faultTexts.tooLong : undefined;
}

function addressFault(address: string): string | undefined {
  if (address === '') return faultTexts.noAddress;
  const isForeign = DIGITS_AND_DOTS.test(address) && !OWN_NETWORK.test(address);
  return isForeign || BLANK_OR_MARK.test(address) ? faultTexts.badAddress : undefined;
}

function portFault(port: string): string | undefined {
  return port === '' || PRINTER_PORTS.some((known) => String(known) === port)
    ? undefined
    : faultTexts.badPort;
}
