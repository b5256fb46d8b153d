import type { LabelTemplate } from 'label-core';

/** Characters that a file system may refuse in a name. */
const REFUSED = /[\\/:*?"<>|\p{Cc}]+/gu;

/** Returns a design as a file of Platen JSON, named after the label. Reading it gives the same template. */
export function templateFile(template: LabelTemplate, name: string): File {
  const fileName = name.replaceAll(REFUSED, ' ').trim() || 'label';
  return new File([JSON.stringify(template, null, 2)], `${fileName}.json`, { type: 'application/json' });
}
