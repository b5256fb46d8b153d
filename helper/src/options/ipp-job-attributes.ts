import type { Sentence } from 'label-core/sentence';
import { attribute, textAttribute, type IppAttribute } from '../ipp/ipp-value.ts';
import { isSamePaper } from '../paper/choose-paper.ts';
import type { PaperSize } from '../paper/paper-measure.ts';
import type { Capabilities } from './capabilities.ts';
import { paperAttributes, wantedSize } from './paper-attributes.ts';
import type { PrintOptions } from './print-options.ts';

export interface MappedOptions {
  readonly attributes: readonly IppAttribute[];
  /** Requested attributes with values that the printer does not support. */
  readonly unsupported: readonly string[];
  /** Reason why the printer has no paper for this job, a sentence without its subject. */
  readonly paperRefusal?: Sentence;
  /** Sentence about a difference between the request and the print. */
  readonly note?: Sentence;
}

const orientations = {
  portrait: 3,
  landscape: 4,
  'reverse-landscape': 5,
  'reverse-portrait': 6,
} as const;

/**
 * Maps print options to job attributes for one printer. Every requested option is either sent or listed as unsupported,
 * never dropped. Without a request the page is printed as it was drawn: with its own size as paper and, on a printer that
 * reports these capabilities, upright and without scaling. `pageSize` is the page size of the document, if known.
 */
export function ippJobAttributes(
  options: PrintOptions,
  capabilities: Capabilities,
  pageSize?: PaperSize,
): MappedOptions {
  const asked = options.orientation && orientations[options.orientation];
  const isUpright = pageSize !== undefined && capabilities.orientations.includes(orientations.portrait);
  const orientation = asked ?? (isUpright ? orientations.portrait : undefined);
  const isUnscaled = options.scaling === undefined && capabilities.scalings.includes('none');
  const scaling = options.scaling ?? (isUnscaled ? 'none' : undefined);
  const unsupported = [
    ...missing('print-scaling', options.scaling, capabilities.scalings),
    ...missing('sides', options.sides, capabilities.sides),
    ...missing('orientation-requested', asked, capabilities.orientations),
  ];
  const { attributes: paper, ...said } = paperAttributes(options, capabilities, pageSize);
  const attributes = [
    orientation && attribute('orientation-requested', { type: 'enum', value: orientation }),
    scaling && textAttribute('print-scaling', 'keyword', scaling),
    options.sides && textAttribute('sides', 'keyword', options.sides),
    ...paper,
  ].filter((it) => it !== undefined);
  return { attributes, unsupported, ...said };
}

/**
 * Maps print options for a document of dots, whose pages are drawn here. They are turned while they are drawn, which a
 * printer does not do with dots, and keep their size: `isScaled` says that they would have to be scaled to the paper.
 */
export function rasterJobAttributes(
  options: PrintOptions,
  capabilities: Capabilities,
  pageSize?: PaperSize,
): MappedOptions & { readonly isScaled: boolean } {
  const { orientation } = options;
  const page = wantedSize({ orientation }, pageSize);
  const paper = wantedSize(options, pageSize);
  const isScaling = options.scaling !== undefined && options.scaling !== 'none';
  const isOwnSize = options.media === undefined || (page && paper && isSamePaper(page, paper));
  const unscaled = { ...options, scaling: isScaling ? undefined : options.scaling };
  const mapped = ippJobAttributes(unscaled, { ...capabilities, orientations: [] }, pageSize);
  return {
    ...mapped,
    attributes: mapped.attributes.filter(({ name }) => name !== 'orientation-requested'),
    isScaled: isScaling && !isOwnSize,
  };
}

function missing<Value>(name: string, wanted: Value | undefined, supported: readonly Value[]): string[] {
  const isMissing = wanted !== undefined && supported.length > 0 && !supported.includes(wanted);
  return isMissing ? [`${name} ${String(wanted)}`] : [];
}
