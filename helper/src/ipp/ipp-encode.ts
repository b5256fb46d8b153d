import { ByteWriter, IppEncodeError } from './byte-writer.ts';
import { endCollectionTag, endOfAttributesTag, groupTags, memberNameTag, valueTags } from './ipp-tags.ts';
import type { IppAttribute, IppMessage, IppValue } from './ipp-value.ts';

const nothing = new Uint8Array();
const resolutionUnits = { dpi: 3, dpcm: 4 } as const;

/**
 * Encodes a message as RFC 8010 bytes, with the document at the end.
 * Throws {@link IppEncodeError} for values that IPP cannot encode.
 */
export function encodeIpp(message: IppMessage): Uint8Array {
  const writer = new ByteWriter();
  writer.uint8(message.version[0]).uint8(message.version[1]).uint16(message.code).int32(message.requestId);
  for (const group of message.groups) {
    writer.uint8(groupTags[group.name]);
    for (const attribute of group.attributes) {
      writeAttribute(writer, attribute);
    }
  }
  return writer.uint8(endOfAttributesTag).bytes(message.content).finish();
}

function writeAttribute(writer: ByteWriter, { name, values }: IppAttribute): void {
  if (name === '' || values.length === 0) {
    throw new IppEncodeError(`Attribute “${name}” needs a name and at least one value`);
  }
  for (const [index, value] of values.entries()) {
    writeValue(writer, index === 0 ? name : '', value);
  }
}

function writeValue(writer: ByteWriter, name: string, value: IppValue): void {
  writer.uint8(valueTags[value.type]).text(name);
  if (value.type !== 'collection') {
    writer.field(valueBytes(value));
    return;
  }
  writer.field(nothing);
  for (const member of value.members) {
    writeMember(writer, member);
  }
  writer.uint8(endCollectionTag).field(nothing).field(nothing);
}

/** Writes a member of a collection. Its name is encoded as a separate value; the member's own values have no name. */
function writeMember(writer: ByteWriter, { name, values }: IppAttribute): void {
  if (name === '' || values.length === 0) {
    throw new IppEncodeError(`Member “${name}” needs a name and at least one value`);
  }
  writer.uint8(memberNameTag).field(nothing).text(name);
  for (const value of values) {
    writeValue(writer, '', value);
  }
}

function valueBytes(value: Exclude<IppValue, { type: 'collection' }>): Uint8Array {
  if ('language' in value) {
    return new ByteWriter().text(value.language).text(value.value).finish();
  }
  if ('value' in value) {
    return plainBytes(value.value);
  }
  if ('unit' in value) {
    return new ByteWriter().int32(value.x).int32(value.y).uint8(resolutionUnits[value.unit]).finish();
  }
  if ('lower' in value) {
    return new ByteWriter().int32(value.lower).int32(value.upper).finish();
  }
  return nothing;
}

function plainBytes(value: number | boolean | string | Uint8Array): Uint8Array {
  if (typeof value === 'number') {
    return new ByteWriter().int32(value).finish();
  }
  if (typeof value === 'boolean') {
    return Uint8Array.of(value ? 1 : 0);
  }
  return typeof value === 'string' ? Buffer.from(value, 'utf8') : value;
}
