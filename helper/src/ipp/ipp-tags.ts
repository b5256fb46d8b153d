import type { IppGroupName, IppValue } from './ipp-value.ts';

/** Delimiter and value tags of RFC 8010 section 3.5. */
export const groupTags: Readonly<Record<IppGroupName, number>> = {
  operation: 0x01,
  job: 0x02,
  printer: 0x04,
  unsupported: 0x05,
  subscription: 0x06,
  'event-notification': 0x07,
  resource: 0x08,
  document: 0x09,
  system: 0x0a,
};

export const endOfAttributesTag = 0x03;
export const firstValueTag = 0x10;
export const endCollectionTag = 0x37;
export const memberNameTag = 0x4a;

export const valueTags: Readonly<Record<IppValue['type'], number>> = {
  unsupported: 0x10,
  unknown: 0x12,
  'no-value': 0x13,
  'not-settable': 0x15,
  delete: 0x16,
  'admin-define': 0x17,
  integer: 0x21,
  boolean: 0x22,
  enum: 0x23,
  octetString: 0x30,
  dateTime: 0x31,
  resolution: 0x32,
  rangeOfInteger: 0x33,
  collection: 0x34,
  textWithLanguage: 0x35,
  nameWithLanguage: 0x36,
  textWithoutLanguage: 0x41,
  nameWithoutLanguage: 0x42,
  keyword: 0x44,
  uri: 0x45,
  uriScheme: 0x46,
  charset: 0x47,
  naturalLanguage: 0x48,
  mimeMediaType: 0x49,
};

export const groupNamesByTag: ReadonlyMap<number, IppGroupName> = invert(groupTags);
export const valueTypesByTag: ReadonlyMap<number, IppValue['type']> = invert(valueTags);

function invert<Name extends string>(tags: Readonly<Record<Name, number>>): ReadonlyMap<number, Name> {
  // Object.entries widens the keys to string; the type of the record proves that they are Names.
  return new Map((Object.entries(tags) as [Name, number][]).map(([name, tag]) => [tag, name]));
}
