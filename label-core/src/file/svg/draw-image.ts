import { templateLimits } from '../../template/template-limits.ts';
import { LabelFileError } from '../label-file.ts';
import type { XmlElement } from '../xml/xml-node.ts';
import { quarterTurnOf } from './matrix.ts';
import { boxOnLabel, idOf, isOnLabel, shownWhen, type DrawContext } from './svg-drawing.ts';
import { userLength } from './svg-length.ts';
import { sentences } from '../sentences/index.ts';

const { svgFile } = sentences;

const picture = /^data:image\/(?<type>png|jpe?g)(?:;charset=[\w-]+)?;base64,/i;

/** Embeds a picture that the drawing contains. @throws LabelFileError for a picture that a label cannot contain */
export function drawImage(element: XmlElement, context: DrawContext): void {
  const { attributes } = element;
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => userLength(attributes.get(name)));
  const box = boxOnLabel(context.matrix, x ?? 0, y ?? 0, width ?? 0, height ?? 0);
  const href = attributes.get('href') ?? attributes.get('xlink:href') ?? '';
  const { type } = picture.exec(href.slice(0, 100))?.groups ?? {};
  if (type === undefined) {
    throw new LabelFileError(svgFile.pictureKind({ example: 'image:{{logo}}' }));
  }
  if (!(box.widthMm > 0 && box.heightMm > 0) || !isOnLabel(context, box)) return;
  const rotation = quarterTurnOf(context.matrix);
  if (rotation === undefined) {
    throw new LabelFileError(svgFile.turnedPicture);
  }
  const base64 = href.slice(href.indexOf(',') + 1).replace(/\s+/g, '');
  const dataUri = `data:image/${type.toLowerCase() === 'png' ? 'png' : 'jpeg'};base64,${base64}`;
  if (dataUri.length > templateLimits.imageCharacters) {
    throw new LabelFileError(svgFile.largePicture({ most: 1.5 }), 'too-large');
  }
  const aspect = attributes.get('preserveAspectRatio') ?? '';
  const fit = aspect.includes('none') ? 'stretch' : aspect.includes('slice') ? 'cover' : 'contain';
  context.builder.add(
    {
      type: 'image',
      ...shownWhen(context),
      ...box,
      ...(rotation === 0 ? {} : { rotation }),
      source: { dataUri },
      fit,
    },
    idOf(element),
  );
}
