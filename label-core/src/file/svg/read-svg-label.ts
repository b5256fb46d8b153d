import { createLabelBuilder } from '../label-builder.ts';
import { LabelFileError } from '../label-file.ts';
import type { Notes } from '../notes.ts';
import type { LabelTemplate } from '../../template/template-schema.ts';
import { parseXml } from '../xml/parse-xml.ts';
import { localName, textOf, type XmlElement } from '../xml/xml-node.ts';
import { drawSvg } from './draw-svg.ts';
import { refuseDangers } from './refuse-dangers.ts';
import { firstLook, lookOf } from './svg-look.ts';
import { readSheet } from './svg-sheet.ts';
import { createStyleSheet, declarationsOf } from './svg-styles.ts';
import { sentences } from '../sentences/index.ts';

const { svgFile } = sentences;

const svgNamespace = 'http://www.w3.org/2000/svg';

/**
 * Reads an SVG written by a drawing program. Texts with `{{name}}` become texts with variables, marked rectangles become
 * barcodes (docs/label-files.md).
 * @param fallbackName name of the label if the drawing has no title
 * @throws LabelFileError for content that cannot be read, is not allowed or cannot be kept
 */
export function readSvgLabel(text: string, fallbackName: string, notes: Notes): LabelTemplate {
  const root = parseXml(text);
  if (localName(root.name) !== 'svg') {
    throw new LabelFileError(
      svgFile.otherRoot({ found: `<${root.name.slice(0, 40)}>`, expected: '<svg>' }),
      'unknown-format',
    );
  }
  refuseDangers(root);
  const prefix = root.name.includes(':') ? `xmlns:${root.name.slice(0, root.name.indexOf(':'))}` : 'xmlns';
  const namespace = root.attributes.get(prefix);
  if (namespace !== undefined && namespace !== svgNamespace) {
    throw new LabelFileError(svgFile.otherNamespace({ namespace: namespace.slice(0, 80) }), 'unknown-format');
  }
  const all = everyElement(root);
  const sheetTexts = all.filter(({ name }) => localName(name) === 'style').map(textOf);
  const styles = createStyleSheet(sheetTexts.join('\n'), notes);
  const byId = new Map(
    all.flatMap((one) => {
      const id = one.attributes.get('id');
      return id === undefined ? [] : [[id, one] as const];
    }),
  );
  const sheet = readSheet(root, text, notes);
  const builder = createLabelBuilder();
  const look = lookOf(firstLook, declarationsOf(root, styles));
  drawSvg(
    root,
    { styles, byId },
    { sheet, builder, notes, matrix: sheet.matrix, look, visibleWhen: undefined },
  );
  const title = root.children.find((child) => typeof child !== 'string' && localName(child.name) === 'title');
  const name = (title === undefined || typeof title === 'string' ? '' : textOf(title).trim()) || fallbackName;
  return builder.build({ name: name.slice(0, 200), widthMm: sheet.widthMm, heightMm: sheet.heightMm });
}

function everyElement(root: XmlElement): readonly XmlElement[] {
  const all: XmlElement[] = [root];
  // The list grows during the loop: each element adds its children.
  for (const element of all) {
    for (const child of element.children) if (typeof child !== 'string') all.push(child);
  }
  return all;
}
