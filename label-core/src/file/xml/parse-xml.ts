import { fileLimits } from '../file-limits.ts';
import { LabelFileError } from '../label-file.ts';
import { requireFewEntities, resolveEntities } from './xml-entities.ts';
import { readStartTag } from './read-start-tag.ts';
import type { XmlElement, XmlNode } from './xml-node.ts';

interface OpenElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: XmlNode[];
}

/** The two document types that drawing programs write; they change nothing, and nothing is fetched for them. */
const harmlessDoctype =
  /^<!DOCTYPE\s+svg\s+PUBLIC\s+["']-\/\/W3C\/\/DTD SVG (?:1\.0|1\.1|20010904)\/\/EN["']\s+["'][^"'<>[\]]{0,200}["']\s*>/;

/**
 * Reads an XML document: small, strict, and without anything a document could do. Elements, attributes, text, CDATA;
 * comments and instructions are passed over; a document type that defines something is refused. One pass, bounded by
 * `fileLimits`.
 * @throws LabelFileError naming the line where it is not well-formed, or what is refused
 */
export function parseXml(text: string): XmlElement {
  requireFewEntities(text);
  const open: OpenElement[] = [];
  let root: XmlElement | undefined;
  let elements = 0;
  let at = 0;

  const fail = (what: string): never => {
    const line = text.slice(0, at).split('\n').length;
    throw new LabelFileError(`The SVG is not well-formed: line ${line} ${what}.`);
  };
  /** Goes behind the next `end`. */
  const skipTo = (end: string, what: string): string => {
    const found = text.indexOf(end, at);
    if (found === -1) fail(`begins ${what} that does not end`);
    const passed = text.slice(at, found);
    at = found + end.length;
    return passed;
  };
  const addText = (content: string): void => {
    const parent = open.at(-1);
    if (parent) parent.children.push(content);
    else if (content.trim() !== '' && content.trim() !== '\ufeff') fail('has text outside of the drawing');
  };
  const close = (name: string): void => {
    const element = open.pop();
    if (!element || element.name !== name) {
      fail(element ? `ends <${name}>, but <${element.name}> is open` : `ends <${name}>, which is not open`);
      return;
    }
    const parent = open.at(-1);
    if (parent) parent.children.push(element);
    else root = element;
  };
  const start = (): void => {
    if (root) fail('has a second drawing behind the first');
    const tag = readStartTag(text, at) ?? fail('has a tag that is not complete');
    at = tag.end;
    elements += 1;
    if (elements > fileLimits.xmlElements) {
      throw new LabelFileError(
        `The SVG has more than ${fileLimits.xmlElements.toLocaleString('en')} elements. Simplify the drawing, or embed it as one picture.`,
        'too-large',
      );
    }
    if (open.length >= fileLimits.xmlDepth) {
      throw new LabelFileError(`The SVG is nested more than ${fileLimits.xmlDepth} elements deep.`);
    }
    open.push({ name: tag.name, attributes: tag.attributes, children: [] });
    if (tag.isEmpty) close(tag.name);
  };

  while (at < text.length) {
    const next = text.indexOf('<', at);
    const content = text.slice(at, next === -1 ? text.length : next);
    if (content !== '') addText(resolveEntities(content));
    if (next === -1) break;
    at = next;
    if (text.startsWith('<!--', at)) skipTo('-->', 'a comment');
    else if (text.startsWith('<![CDATA[', at)) addText(skipTo(']]>', 'a CDATA section').slice(9));
    else if (text.startsWith('<?', at)) skipInstruction();
    else if (text.startsWith('<!', at)) skipDoctype();
    else if (text.startsWith('</', at)) close(skipTo('>', 'a tag').slice(2).trimEnd());
    else start();
  }
  if (open.length > 0) fail(`ends while <${open.at(-1)?.name ?? ''}> is open`);
  return root ?? fail('holds no drawing');

  function skipInstruction(): void {
    const instruction = skipTo('?>', 'an instruction');
    if (/^<\?xml-stylesheet/i.test(instruction)) {
      throw new LabelFileError(
        'The SVG names a style sheet outside of the file. Embed the styles, and upload it again.',
      );
    }
  }

  function skipDoctype(): void {
    const doctype = harmlessDoctype.exec(text.slice(at, at + 500))?.[0];
    if (doctype === undefined || root !== undefined || open.length > 0) {
      throw new LabelFileError(
        'The SVG holds a document type with definitions of its own (<!DOCTYPE …> or <!ENTITY …>). Save it as plain SVG, without them.',
      );
    }
    at += doctype.length;
  }
}
