import { LabelFileError } from '../label-file.ts';
import { localName, textOf, type XmlElement } from '../xml/xml-node.ts';

/** Elements that run something, or bring in another kind of document. */
const refusedElements: ReadonlyMap<string, string> = new Map([
  ['script', 'a script'],
  ['handler', 'a script'],
  ['listener', 'a script'],
  ['foreignobject', 'a foreign object (HTML inside the drawing)'],
  ['iframe', 'a frame'],
  ['object', 'an embedded object'],
  ['embed', 'an embedded object'],
  ['audio', 'sound'],
  ['video', 'a video'],
  ['animate', 'an animation'],
  ['animatecolor', 'an animation'],
  ['animatemotion', 'an animation'],
  ['animatetransform', 'an animation'],
  ['set', 'an animation'],
]);

const references = new Set(['href', 'src', 'data', 'base']);
const outsideUrl = /url\(\s*['"]?\s*(?!['"#\s]|data:)/i;

/**
 * Goes through the whole file before anything is drawn from it. Nothing of it would ever run or be fetched, since only
 * what is understood becomes part of the template; a file that holds such things is refused all the same, in words.
 * @throws LabelFileError naming what was found
 */
export function refuseDangers(root: XmlElement): void {
  const name = localName(root.name).toLowerCase();
  const refused = refusedElements.get(name);
  if (refused !== undefined) {
    throw new LabelFileError(
      `The SVG holds ${refused} (<${root.name}>). Remove it, and upload the file again.`,
    );
  }
  for (const [key, value] of root.attributes) refuseAttribute(root, key, value);
  if (name === 'style') refuseOutside(textOf(root));
  for (const child of root.children) if (typeof child !== 'string') refuseDangers(child);
}

function refuseAttribute(element: XmlElement, key: string, value: string): void {
  const name = localName(key).toLowerCase();
  if (/^on[a-z]/.test(name)) {
    throw new LabelFileError(
      `The SVG holds an event handler (${key} of <${element.name}>). Remove it, and upload the file again.`,
    );
  }
  const target = value.replace(/[\s\u00a0]+/g, '');
  if (references.has(name) && target !== '' && !/^(?:#|data:)/i.test(target)) {
    throw new LabelFileError(
      `The SVG refers to something outside of the file: “${value.trim().slice(0, 80)}”. Embed pictures and styles, remove links, and upload it again.`,
    );
  }
  refuseOutside(value);
}

function refuseOutside(text: string): void {
  const found = outsideUrl.exec(text);
  if (!found) return;
  throw new LabelFileError(
    `The SVG refers to something outside of the file: “${text.slice(found.index, found.index + 80).trim()}”. Embed pictures and styles, remove links, and upload it again.`,
  );
}
