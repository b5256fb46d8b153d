import type { DocumentFormat } from '../document/document-format.ts';
import type { AttributeMap } from '../ipp/ipp-message.ts';
import { printerStates } from '../ipp/ipp-codes.ts';
import type { Capabilities } from '../options/capabilities.ts';
import { paperAttributeNames, readSupportedPaper } from '../paper/supported-paper.ts';
import { chooseRaster, type RasterChoice } from '../raster/choose-raster.ts';
import { rasterAttributeNames, readRasterSupport, type RasterSupport } from '../raster/raster-support.ts';
import type { Queue } from './driver.ts';

/** Attributes requested for a queue or printer: identity, state and capabilities. */
export const printerAttributeNames = [
  'printer-name',
  'printer-info',
  'printer-make-and-model',
  'printer-state',
  'printer-state-reasons',
  'printer-is-accepting-jobs',
  'printer-resolution-default',
  'document-format-supported',
  'job-creation-attributes-supported',
  'print-scaling-supported',
  'sides-supported',
  'orientation-requested-supported',
] as const;

/** Attribute that only CUPS has; it distinguishes a queue from a printer. */
const cupsVersion = 'cups-version';

/**
 * Attributes requested for a single printer. The list of all queues leaves those of paper and raster out: they are long and
 * not needed to choose a queue.
 */
export const printingAttributeNames = [
  ...printerAttributeNames,
  ...paperAttributeNames,
  ...rasterAttributeNames,
  cupsVersion,
] as const;

/** The properties of an IPP printer that printing needs. */
export interface IppPrinter {
  readonly queue: Queue;
  readonly formats: readonly string[];
  readonly capabilities: Capabilities;
  readonly raster: RasterSupport;
}

const rawModel = /\braw\b/i;
const zplModel = /zebra|zpl|zdesigner/i;
/** Matches models of CUPS queues that pass the page on to the printer instead of rendering it. */
const driverlessModel = /everywhere|driverless/i;
const dotsPerInchPerCm = 2.54;

/** Reads a printer from its printer-attributes group. */
export function readIppPrinter(attributes: AttributeMap, isDefault = false): IppPrinter {
  const model = attributes.string('printer-make-and-model') ?? null;
  const isQueue = attributes.has(cupsVersion);
  return {
    queue: {
      name: attributes.string('printer-name') ?? '',
      isDefault,
      state: printerStates.get(attributes.number('printer-state') ?? 0) ?? 'unknown',
      stateReasons: attributes.strings('printer-state-reasons').filter((reason) => reason !== 'none'),
      accepting: attributes.boolean('printer-is-accepting-jobs') ?? true,
      model,
      dpi: readDpi(attributes),
      isRaw: model !== null && rawModel.test(model),
    },
    formats: attributes.strings('document-format-supported'),
    capabilities: {
      jobAttributes: attributes.strings('job-creation-attributes-supported'),
      mediaNames: attributes.strings('media-supported'),
      scalings: attributes.strings('print-scaling-supported'),
      sides: attributes.strings('sides-supported'),
      orientations: attributes.numbers('orientation-requested-supported'),
      papers: readSupportedPaper(attributes),
      isQueue,
      isDriver: isQueue && !driverlessModel.test(model ?? ''),
    },
    raster: readRasterSupport(attributes),
  };
}

function readDpi(attributes: AttributeMap): number | null {
  const [resolution] = attributes.values('printer-resolution-default');
  if (resolution?.type !== 'resolution') {
    return null;
  }
  return resolution.unit === 'dpi' ? resolution.x : Math.round(resolution.x * dotsPerInchPerCm);
}

const zplMediaTypes = ['application/vnd.zebra-zpl', 'application/zpl', 'text/zpl'];
/** CUPS passes a document of this media type to the printer unchanged. */
const cupsRawMediaType = 'application/vnd.cups-raw';

/** Media type of the document that a printer gets; with `raster`, the pages of the PDF are drawn for it. */
export interface AcceptedFormat {
  readonly mediaType: string;
  readonly raster?: RasterChoice;
}

/** Returns how this printer accepts a format, or why it does not accept it. */
export function mediaTypeFor(
  printer: IppPrinter,
  format: DocumentFormat,
): AcceptedFormat | { readonly refusal: 'noZpl' | 'rawQueue' | 'noPdf' | 'noRaster' } {
  if (format === 'pdf') {
    return pdfMediaType(printer);
  }
  const { isRaw, model } = printer.queue;
  const takesRaw = printer.formats.includes(cupsRawMediaType) && (isRaw || zplModel.test(model ?? ''));
  const mediaType =
    zplMediaTypes.find((type) => printer.formats.includes(type)) ?? (takesRaw && cupsRawMediaType);
  return mediaType ? { mediaType } : { refusal: 'noZpl' };
}

const rasterMediaTypes = ['image/pwg-raster', 'image/urf'];

function pdfMediaType({ queue, formats, raster }: IppPrinter): ReturnType<typeof mediaTypeFor> {
  if (queue.isRaw) {
    return { refusal: 'rawQueue' };
  }
  if (formats.length === 0 || formats.includes('application/pdf')) {
    return { mediaType: 'application/pdf' };
  }
  const choice = chooseRaster(raster);
  if (choice !== undefined) {
    return { mediaType: choice.mediaType, raster: choice };
  }
  return { refusal: formats.some((type) => rasterMediaTypes.includes(type)) ? 'noRaster' : 'noPdf' };
}
