/** Types of text values: all of them are encoded as UTF-8 octets and differ only in their tag. */
export type IppStringType =
  | 'textWithoutLanguage'
  | 'nameWithoutLanguage'
  | 'keyword'
  | 'uri'
  | 'uriScheme'
  | 'charset'
  | 'naturalLanguage'
  | 'mimeMediaType';

/** Types of out-of-band values, with which a printer says why there is no value. */
export type IppOutOfBandType =
  | 'unsupported'
  | 'unknown'
  | 'no-value'
  | 'not-settable'
  | 'delete'
  | 'admin-define';

/** One value of an IPP attribute, discriminated by its RFC 8010 syntax. */
export type IppValue =
  | { readonly type: 'integer' | 'enum'; readonly value: number }
  | { readonly type: 'boolean'; readonly value: boolean }
  | { readonly type: IppStringType; readonly value: string }
  | {
      readonly type: 'textWithLanguage' | 'nameWithLanguage';
      readonly language: string;
      readonly value: string;
    }
  | { readonly type: 'octetString' | 'dateTime'; readonly value: Uint8Array }
  | { readonly type: 'resolution'; readonly x: number; readonly y: number; readonly unit: 'dpi' | 'dpcm' }
  | { readonly type: 'rangeOfInteger'; readonly lower: number; readonly upper: number }
  | { readonly type: 'collection'; readonly members: readonly IppAttribute[] }
  | { readonly type: IppOutOfBandType };

/** A named set of one or more values. */
export interface IppAttribute {
  readonly name: string;
  readonly values: readonly IppValue[];
}

export type IppGroupName =
  | 'operation'
  | 'job'
  | 'printer'
  | 'unsupported'
  | 'subscription'
  | 'event-notification'
  | 'resource'
  | 'document'
  | 'system';

export interface IppGroup {
  readonly name: IppGroupName;
  readonly attributes: readonly IppAttribute[];
}

/** A request (`code` is the operation) or an answer (`code` is the status); `content` is the document after the attributes. */
export interface IppMessage {
  readonly version: readonly [major: number, minor: number];
  readonly code: number;
  readonly requestId: number;
  readonly groups: readonly IppGroup[];
  readonly content: Uint8Array;
}

/** Creates an attribute with one value. */
export function attribute(name: string, value: IppValue): IppAttribute {
  return { name, values: [value] };
}

/** Creates an attribute with one text value. */
export function textAttribute(name: string, type: IppStringType, value: string): IppAttribute {
  return attribute(name, { type, value });
}

/** Creates an attribute with a set of keywords. */
export function keywordsAttribute(name: string, values: readonly string[]): IppAttribute {
  return { name, values: values.map((value) => ({ type: 'keyword', value })) };
}
