import type { ByteReader } from './byte-reader.ts';
import { valueTypesByTag } from './ipp-tags.ts';
import type { IppOutOfBandType, IppStringType, IppValue } from './ipp-value.ts';

type ScalarType = Exclude<IppValue['type'], 'collection'>;
type ScalarDecoder = (reader: ByteReader) => IppValue;

const text = new TextDecoder('utf-8', { ignoreBOM: true });
const dateTimeLength = 11;
const resolutionUnits = new Map([
  [3, 'dpi'],
  [4, 'dpcm'],
] as const);

const string =
  (type: IppStringType): ScalarDecoder =>
  (reader) => ({ type, value: text.decode(reader.rest()) });

const number =
  (type: 'integer' | 'enum'): ScalarDecoder =>
  (reader) => ({ type, value: reader.int32() });

/** Decodes an out-of-band value. Some printers send a reason along with "no value"; it is ignored. */
const outOfBand =
  (type: IppOutOfBandType): ScalarDecoder =>
  (reader) => {
    reader.rest();
    return { type };
  };

const inLanguage =
  (type: 'textWithLanguage' | 'nameWithLanguage'): ScalarDecoder =>
  (reader) => ({ type, language: text.decode(reader.field()), value: text.decode(reader.field()) });

const decoders: Readonly<Record<ScalarType, ScalarDecoder>> = {
  unsupported: outOfBand('unsupported'),
  unknown: outOfBand('unknown'),
  'no-value': outOfBand('no-value'),
  'not-settable': outOfBand('not-settable'),
  delete: outOfBand('delete'),
  'admin-define': outOfBand('admin-define'),
  integer: number('integer'),
  enum: number('enum'),
  boolean: (reader) => ({ type: 'boolean', value: reader.uint8() !== 0 }),
  octetString: (reader) => ({ type: 'octetString', value: Uint8Array.from(reader.rest()) }),
  dateTime: (reader) => ({ type: 'dateTime', value: Uint8Array.from(reader.take(dateTimeLength)) }),
  resolution: (reader) => ({
    type: 'resolution',
    x: reader.int32(),
    y: reader.int32(),
    unit: resolutionUnits.get(reader.uint8() as 3 | 4) ?? reader.fail('Unknown unit of resolution'),
  }),
  rangeOfInteger: (reader) => ({ type: 'rangeOfInteger', lower: reader.int32(), upper: reader.int32() }),
  textWithLanguage: inLanguage('textWithLanguage'),
  nameWithLanguage: inLanguage('nameWithLanguage'),
  textWithoutLanguage: string('textWithoutLanguage'),
  nameWithoutLanguage: string('nameWithoutLanguage'),
  keyword: string('keyword'),
  uri: string('uri'),
  uriScheme: string('uriScheme'),
  charset: string('charset'),
  naturalLanguage: string('naturalLanguage'),
  mimeMediaType: string('mimeMediaType'),
};

/** Decodes one value. `reader` holds exactly the field of the value and must be read to its end. */
export function decodeValue(tag: number, reader: ByteReader): IppValue {
  const type = valueTypesByTag.get(tag);
  if (type === undefined || type === 'collection') {
    return reader.fail(`Unknown value tag ${tag}`);
  }
  const value = decoders[type](reader);
  return reader.remaining === 0 ? value : reader.fail(`${reader.remaining} bytes too many for ${type}`);
}
