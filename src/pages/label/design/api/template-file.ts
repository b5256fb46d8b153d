import type { LabelTemplate } from 'label-core';

/** Characters that a file system may refuse in a name. */
const REFUSED = /[\\/:*?"<>|\p{Cc}]+/gu;

const fileName = (name: string, ending: string): string =>
  `${name.replaceAll(REFUSED, ' ').trim() || 'label'}.${ending}`;

/** Returns a design as a file of Platen JSON, named after the label. Reading it gives the same template. */
export function templateFile(template: LabelTemplate, name: string): File {
  const text = JSON.stringify(template, null, 2);
  return new File([text], fileName(name, 'json'), { type: 'application/json' });
}

/** Returns the drawing of a label as an SVG file, named after the label. */
export function drawingFile(svg: string, name: string): File {
  return new File([svg], fileName(name, 'svg'), { type: 'image/svg+xml' });
}
