import { LabelFileError } from '../label-file.ts';
import { localName, textOf, type XmlElement } from '../xml/xml-node.ts';
import { sentences } from '../sentences/index.ts';

const { svgFile } = sentences;

/** Elements that run something or embed another kind of document, each with its case of `svgFile.danger`. */
const refusedElements: ReadonlyMap<string, string> = new Map([
  ['script', 'script'],
  ['handler', 'script'],
  ['listener', 'script'],
  ['foreignobject', 'foreign'],
  ['iframe', 'frame'],
  ['object', 'object'],
  ['embed', 'object'],
  ['audio', 'sound'],
  ['video', 'video'],
  ['animate', 'animation'],
  ['animatecolor', 'animation'],
  ['animatemotion', 'animation'],
  ['animatetransform', 'animation'],
  ['set', 'animation'],
]);

const references = new Set(['href', 'src', 'data', 'base']);
const outsideUrl = /url\(\s*['"]?\s*(?!['"#\s]|data:)/i;

/**
 * Checks the whole file before anything is drawn. Nothing in it would ever run or be fetched, since only known content
 * becomes part of the template; a file with such content is refused nevertheless, with an explanation.
 * @throws LabelFileError naming the content found
 */
export function refuseDangers(root: XmlElement): void {
  const name = localName(root.name).toLowerCase();
  const refused = refusedElements.get(name);
  if (refused !== undefined) {
    throw new LabelFileError(svgFile.danger({ what: refused, tag: `<${root.name}>` }));
  }
  for (const [key, value] of root.attributes) refuseAttribute(root, key, value);
  if (name === 'style') refuseOutside(textOf(root));
  for (const child of root.children) if (typeof child !== 'string') refuseDangers(child);
}

function refuseAttribute(element: XmlElement, key: string, value: string): void {
  const name = localName(key).toLowerCase();
  if (/^on[a-z]/.test(name)) {
    throw new LabelFileError(svgFile.handler({ attribute: key, tag: `<${element.name}>` }));
  }
  const target = value.replace(/[\s\u00a0]+/g, '');
  if (references.has(name) && target !== '' && !/^(?:#|data:)/i.test(target)) {
    throw new LabelFileError(svgFile.outside({ address: value.trim().slice(0, 80) }));
  }
  refuseOutside(value);
}

function refuseOutside(text: string): void {
  const found = outsideUrl.exec(text);
  if (!found) return;
  const address = text.slice(found.index, found.index + 80).trim();
  throw new LabelFileError(svgFile.outside({ address }));
}
