import { embeddedImage } from '../layout/embedded-image.ts';
import { readLabelImage } from '../scene/label-image.ts';
import type { LabelTemplate } from '../template/template-schema.ts';
import { LabelFileError } from './label-file.ts';
import { sentences } from './sentences/index.ts';

/**
 * Checks the header of every embedded picture without decoding it, so that one of 50,000 pixels a side costs nothing.
 * @throws LabelFileError naming the element of the first picture that cannot be printed
 */
export function assertPicturesUsable({ elements }: LabelTemplate): void {
  for (const element of elements) {
    if (element.type !== 'image' || !('dataUri' in element.source)) continue;
    if (readLabelImage(embeddedImage(element.source.dataUri)) !== null) continue;
    throw new LabelFileError(sentences.labelFile.picture({ id: element.id }));
  }
}
