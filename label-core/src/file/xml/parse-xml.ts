import type { Sentence } from '../../sentence/index.ts';
import { fileLimits } from '../file-limits.ts';
import { LabelFileError } from '../label-file.ts';
import { requireFewEntities, resolveEntities } from './xml-entities.ts';
import { readStartTag } from './read-start-tag.ts';
import type { XmlElement, XmlNode } from './xml-node.ts';
import { sentences } from '../sentences/index.ts';

const { svgFile, xmlFault } = sentences;

interface OpenElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: XmlNode[];
}

/** The two document types that drawing programs write; they have no effect, and nothing is fetched for them. */
const harmlessDoctype =
  /^<!DOCTYPE\s+svg\s+PUBLIC\s+["']-\/\/W3C\/\/DTD SVG (?:1\.0|1\.1|20010904)\/\/EN["']\s+["'][^"'<>[\]]{0,200}["']\s*>/;

/**
 * Parses an XML document, strictly and without active features: elements, attributes, text and CDATA. Comments and
 * processing instructions are skipped; a document type with definitions is refused. One pass, bounded by `fileLimits`.
 * @throws LabelFileError naming the line that is not well-formed, or the refused content
 */
export function parseXml(text: string): XmlElement {
  requireFewEntities(text);
  const open: OpenElement[] = [];
  let root: XmlElement | undefined;
  let elements = 0;
  let at = 0;

  const fail = (fault: Sentence): never => {
    const line = text.slice(0, at).split('\n').length;
    throw new LabelFileError(svgFile.notWellFormed({ line, fault }));
  };
  /** Moves behind the next `end` and returns the text before it; `what` is a case of `xmlFault.endless`. */
  const skipTo = (end: string, what: string): string => {
    const found = text.indexOf(end, at);
    if (found === -1) fail(xmlFault.endless({ what }));
    const passed = text.slice(at, found);
    at = found + end.length;
    return passed;
  };
  const addText = (content: string): void => {
    const parent = open.at(-1);
    if (parent) parent.children.push(content);
    else if (content.trim() !== '' && content.trim() !== '\ufeff') fail(xmlFault.textOutside);
  };
  const close = (name: string): void => {
    const element = open.pop();
    if (!element || element.name !== name) {
      const tag = `<${name}>`;
      fail(element ? xmlFault.closesOther({ tag, open: `<${element.name}>` }) : xmlFault.closesNone({ tag }));
      return;
    }
    const parent = open.at(-1);
    if (parent) parent.children.push(element);
    else root = element;
  };
  const start = (): void => {
    if (root) fail(xmlFault.secondDrawing);
    const tag = readStartTag(text, at) ?? fail(xmlFault.brokenTag);
    at = tag.end;
    elements += 1;
    if (elements > fileLimits.xmlElements) {
      throw new LabelFileError(svgFile.manyElements({ most: fileLimits.xmlElements }), 'too-large');
    }
    if (open.length >= fileLimits.xmlDepth) {
      throw new LabelFileError(svgFile.deep({ most: fileLimits.xmlDepth }));
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
    if (text.startsWith('<!--', at)) skipTo('-->', 'comment');
    else if (text.startsWith('<![CDATA[', at)) addText(skipTo(']]>', 'cdata').slice(9));
    else if (text.startsWith('<?', at)) skipInstruction();
    else if (text.startsWith('<!', at)) skipDoctype();
    else if (text.startsWith('</', at)) close(skipTo('>', 'tag').slice(2).trimEnd());
    else start();
  }
  if (open.length > 0) fail(xmlFault.openAtEnd({ tag: `<${open.at(-1)?.name ?? ''}>` }));
  return root ?? fail(xmlFault.noDrawing);

  function skipInstruction(): void {
    const instruction = skipTo('?>', 'instruction');
    if (/^<\?xml-stylesheet/i.test(instruction)) {
      throw new LabelFileError(svgFile.outsideStyles);
    }
  }

  function skipDoctype(): void {
    const doctype = harmlessDoctype.exec(text.slice(at, at + 500))?.[0];
    if (doctype === undefined || root !== undefined || open.length > 0) {
      throw new LabelFileError(svgFile.doctype({ doctype: '<!DOCTYPE …>', entity: '<!ENTITY …>' }));
    }
    at += doctype.length;
  }
}
