import { ByteReader } from './byte-reader.ts';
import { decodeValue } from './ipp-decode-value.ts';
import {
  endCollectionTag,
  endOfAttributesTag,
  firstValueTag,
  groupNamesByTag,
  memberNameTag,
  valueTags,
} from './ipp-tags.ts';
import type { IppAttribute, IppGroup, IppGroupName, IppMessage, IppValue } from './ipp-value.ts';

/** Limits the nesting to more than any registered attribute needs, so that a hostile answer cannot overflow the stack. */
const maxCollectionDepth = 8;

const text = new TextDecoder('utf-8', { ignoreBOM: true });

interface OpenAttribute {
  readonly name: string;
  readonly values: IppValue[];
}

interface OpenGroup {
  readonly name: IppGroupName;
  readonly attributes: OpenAttribute[];
}

/**
 * Decodes a message from RFC 8010 bytes. Everything after the attributes is `content`.
 * Throws `IppDecodeError` for every fault in the bytes, and nothing else.
 */
export function decodeIpp(bytes: Uint8Array): IppMessage {
  const reader = new ByteReader(bytes);
  const version = [reader.uint8(), reader.uint8()] as const;
  const code = reader.uint16();
  const requestId = reader.int32();
  const groups = readGroups(reader);
  return { version, code, requestId, groups, content: reader.rest() };
}

function readGroups(reader: ByteReader): IppGroup[] {
  const groups: OpenGroup[] = [];
  for (let tag = reader.uint8(); tag !== endOfAttributesTag; tag = reader.uint8()) {
    if (tag < firstValueTag) {
      const name = groupNamesByTag.get(tag) ?? reader.fail(`Unknown group tag ${tag}`);
      groups.push({ name, attributes: [] });
    } else {
      const group = groups.at(-1) ?? reader.fail('A value before the first group');
      readIntoGroup(reader, tag, group);
    }
  }
  return groups;
}

function readIntoGroup(reader: ByteReader, tag: number, group: OpenGroup): void {
  const name = text.decode(reader.field());
  const value = readTagged(reader, tag, 0);
  if (name !== '') {
    group.attributes.push({ name, values: [value] });
    return;
  }
  const previous = group.attributes.at(-1) ?? reader.fail('A further value without an attribute');
  previous.values.push(value);
}

function readTagged(reader: ByteReader, tag: number, depth: number): IppValue {
  if (tag !== valueTags.collection) {
    const start = reader.offset;
    return decodeValue(tag, new ByteReader(reader.field(), start));
  }
  if (reader.field().length > 0) {
    reader.fail('The start of a collection carries no value');
  }
  return { type: 'collection', members: readMembers(reader, depth + 1) };
}

function readMembers(reader: ByteReader, depth: number): IppAttribute[] {
  if (depth > maxCollectionDepth) {
    reader.fail(`Collections nested deeper than ${maxCollectionDepth}`);
  }
  const members: OpenAttribute[] = [];
  for (let tag = reader.uint8(); tag !== endCollectionTag; tag = reader.uint8()) {
    if (reader.field().length > 0) {
      reader.fail('A value inside a collection carries no name');
    }
    if (tag === memberNameTag) {
      members.push(readMemberName(reader, members.at(-1)));
    } else {
      const member = members.at(-1) ?? reader.fail('A collection value before its member name');
      member.values.push(readTagged(reader, tag, depth));
    }
  }
  requireValues(reader, members.at(-1));
  if (reader.field().length > 0 || reader.field().length > 0) {
    reader.fail('The end of a collection carries nothing');
  }
  return members;
}

function readMemberName(reader: ByteReader, previous: OpenAttribute | undefined): OpenAttribute {
  requireValues(reader, previous);
  const name = text.decode(reader.field());
  return name === '' ? reader.fail('A collection member without a name') : { name, values: [] };
}

function requireValues(reader: ByteReader, member: OpenAttribute | undefined): void {
  if (member?.values.length === 0) {
    reader.fail(`Collection member “${member.name}” has no value`);
  }
}
