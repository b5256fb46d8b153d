import { fileLimits } from '../file-limits.ts';
import { resolveEntities } from './xml-entities.ts';

interface StartTag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly isEmpty: boolean;
  /** Position after the tag. */
  readonly end: number;
}

const tagName = /<([\p{L}_][\p{L}\p{N}_.:-]*)/uy;
const attribute = /\s+([\p{L}_][\p{L}\p{N}_.:-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/uy;
const tagEnd = /\s*(\/?)>/y;

/** Reads `<name a="b">` or `<name/>` from its beginning; undefined when it is incomplete or repeats an attribute. */
export function readStartTag(text: string, start: number): StartTag | undefined {
  tagName.lastIndex = start;
  const name = tagName.exec(text)?.[1];
  if (name === undefined) return undefined;
  let at = tagName.lastIndex;
  const attributes = new Map<string, string>();
  for (;;) {
    attribute.lastIndex = at;
    const [, key = '', double, single = ''] = attribute.exec(text) ?? [];
    if (key === '') break;
    if (attributes.has(key) || attributes.size >= fileLimits.xmlAttributes) return undefined;
    attributes.set(key, resolveEntities(double ?? single));
    at = attribute.lastIndex;
  }
  tagEnd.lastIndex = at;
  const end = tagEnd.exec(text);
  if (!end) return undefined;
  return { name, attributes, isEmpty: end[1] === '/', end: tagEnd.lastIndex };
}
