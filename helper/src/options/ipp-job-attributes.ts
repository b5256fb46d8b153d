import { attribute, textAttribute, type IppAttribute } from '../ipp/ipp-value.ts';
import type { Media } from './paper-size.ts';
import type { PrintOptions } from './print-options.ts';

/** What a printer says it can do; an empty list means that it does not say. */
export interface Capabilities {
  readonly jobAttributes: readonly string[];
  readonly scalings: readonly string[];
  readonly sides: readonly string[];
  readonly orientations: readonly number[];
}

/** CUPS takes a custom size as a media name; a printer itself takes it as a collection. */
export type MediaDialect = 'cups' | 'printer';

export interface MappedOptions {
  readonly attributes: readonly IppAttribute[];
  /** Attributes with values that were asked for and that the printer does not have. */
  readonly unsupported: readonly string[];
}

const orientations = {
  portrait: 3,
  landscape: 4,
  'reverse-landscape': 5,
  'reverse-portrait': 6,
} as const;

const hundredthsPerMm = 100;

/**
 * Turns options into job attributes for one printer. What was asked for is sent or named as unsupported, never left out;
 * the one thing nobody asked for, `print-scaling` none, is only sent to a printer that knows it.
 */
export function ippJobAttributes(
  options: PrintOptions,
  capabilities: Capabilities,
  dialect: MediaDialect,
): MappedOptions {
  const orientation = options.orientation && orientations[options.orientation];
  const isUnscaled = options.scaling === undefined && capabilities.scalings.includes('none');
  const scaling = options.scaling ?? (isUnscaled ? 'none' : undefined);
  const unsupported = [
    ...missing('print-scaling', options.scaling, capabilities.scalings),
    ...missing('sides', options.sides, capabilities.sides),
    ...missing('orientation-requested', orientation, capabilities.orientations),
  ];
  const attributes = [
    orientation && attribute('orientation-requested', { type: 'enum', value: orientation }),
    scaling && textAttribute('print-scaling', 'keyword', scaling),
    options.sides && textAttribute('sides', 'keyword', options.sides),
    options.media && mediaAttribute(options.media, dialect),
  ].filter((it) => it !== undefined);
  return { attributes, unsupported };
}

function missing<Value>(name: string, wanted: Value | undefined, supported: readonly Value[]): string[] {
  const isMissing = wanted !== undefined && supported.length > 0 && !supported.includes(wanted);
  return isMissing ? [`${name} ${String(wanted)}`] : [];
}

function mediaAttribute(media: Media, dialect: MediaDialect): IppAttribute {
  if (media.kind === 'named') {
    return textAttribute('media', 'keyword', media.name);
  }
  return dialect === 'cups'
    ? textAttribute('media', 'keyword', `custom_label_${media.widthMm}x${media.heightMm}mm`)
    : mediaCollection(media.widthMm, media.heightMm);
}

function mediaCollection(widthMm: number, heightMm: number): IppAttribute {
  const size = attribute('media-size', {
    type: 'collection',
    members: [dimension('x-dimension', widthMm), dimension('y-dimension', heightMm)],
  });
  return attribute('media-col', { type: 'collection', members: [size] });
}

function dimension(name: string, mm: number): IppAttribute {
  return attribute(name, { type: 'integer', value: Math.round(mm * hundredthsPerMm) });
}
