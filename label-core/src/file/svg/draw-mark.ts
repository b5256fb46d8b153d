import { LabelFileError } from '../label-file.ts';
import { symbologyNamed } from '../symbology-names.ts';
import { symbologies } from '../../template/template-schema.ts';
import { mmToPt } from '../../scene/length.ts';
import { userLength } from './svg-length.ts';
import type { XmlElement } from '../xml/xml-node.ts';
import { keepsAxes, quarterTurnOf, scaleOf } from './matrix.ts';
import { boxOnLabel, idOf, isOnLabel, shownWhen, type DrawContext, type MmBox } from './svg-drawing.ts';
import { lengthMm } from './svg-length.ts';
import { bareName, type Mark } from './svg-mark.ts';
import { inkOf } from './svg-paint.ts';
import { sentences } from '../sentences/index.ts';

const { svgFile } = sentences;

type Turn = 0 | 90 | 180 | 270;
const turns: readonly Turn[] = [0, 90, 180, 270];
const levels = ['L', 'M', 'Q', 'H'] as const;

/** Adds a barcode, a text or a picture in place of a marked rectangle; the rectangle itself is not drawn. */
export function drawMark(element: XmlElement, mark: Mark, context: DrawContext): void {
  const { attributes } = element;
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => userLength(attributes.get(name)));
  const box = boxOnLabel(context.matrix, x ?? 0, y ?? 0, width ?? 0, height ?? 0);
  const name = idOf(element) ?? mark.value;
  if (!keepsAxes(context.matrix)) {
    throw new LabelFileError(svgFile.turnedMark({ name }));
  }
  if (!(box.widthMm > 0 && box.heightMm > 0)) {
    throw new LabelFileError(svgFile.markWithoutSize({ name }));
  }
  if (!isOnLabel(context, box)) return;
  const given = Number(attributes.get('data-rotation') ?? Number.NaN);
  const rotation = turns.find((turn) => turn === given) ?? quarterTurnOf(context.matrix) ?? 0;
  const place = { ...shownWhen(context), ...box, ...(rotation === 0 ? {} : { rotation }) };
  if (mark.kind === 'barcode') addBarcode(element, mark, context, place);
  else if (mark.kind === 'text') addText(element, mark, context, place);
  else {
    const source = { variable: bareName(mark.value) };
    context.builder.add(
      { type: 'image', ...place, source, ...fitOf(attributes.get('data-fit')) },
      idOf(element),
    );
  }
}

type Place = MmBox & { readonly rotation?: Turn; readonly visibleWhen?: string };

function addBarcode(element: XmlElement, mark: Mark, { builder }: DrawContext, place: Place): void {
  const { attributes } = element;
  const symbology = symbologyNamed(mark.symbology);
  if (!symbology) {
    throw new LabelFileError(
      svgFile.unknownBarcode({ name: mark.symbology.slice(0, 40), symbologies: symbologies.join(', ') }),
    );
  }
  if (mark.value.trim() === '') {
    throw new LabelFileError(svgFile.emptyBarcode({ symbology, example: 'data-value="{{name}}"' }));
  }
  const moduleMm = lengthMm(attributes.get('data-module'));
  const errorCorrection = levels.find((level) => level === attributes.get('data-level'));
  const words = attributes.get('data-human-readable');
  const added = attributes.get('data-adds-check-digit');
  const bearers = attributes.get('data-bearer-bars');
  const grows = attributes.get('data-grows');
  const linkDomain = attributes.get('data-link-domain');
  const textSizePt = sizePtOf(attributes.get('data-text-size'));
  builder.add(
    {
      type: 'barcode',
      ...place,
      symbology,
      value: mark.value.trim(),
      ...(words === undefined ? {} : { humanReadable: isYes(words) }),
      ...(added === undefined ? {} : { addsCheckDigit: isYes(added) }),
      ...(symbology === 'itf14' && { bearerBars: bearers === undefined || isYes(bearers) }),
      ...(textSizePt === undefined ? {} : { textSizePt }),
      ...(moduleMm === undefined ? {} : { moduleMm }),
      ...(grows === undefined ? {} : { grows: isYes(grows) }),
      ...(errorCorrection === undefined ? {} : { errorCorrection }),
      ...(linkDomain === undefined ? {} : { linkDomain }),
    },
    idOf(element),
  );
}

function sizePtOf(text: string | undefined): number | undefined {
  const mm = lengthMm(text);
  return mm === undefined || mm <= 0 ? undefined : Math.round(mmToPt(mm) * 100) / 100;
}

const isYes = (text: string): boolean => text !== 'false' && text !== 'no';

const verticals: Readonly<Record<string, 'top' | 'middle' | 'bottom'>> = {
  top: 'top',
  middle: 'middle',
  bottom: 'bottom',
};
/** Smallest share to which a value that is too long for its box may shrink before it counts as too long. */
const mostShrink = 0.5;

function addText(element: XmlElement, mark: Mark, context: DrawContext, place: Place): void {
  const { builder, look, matrix, notes } = context;
  const sizePt = Math.max(1, Math.floor(mmToPt(look.fontSize * scaleOf(matrix)) * 100) / 100);
  const aligns = { left: 'left', center: 'center', right: 'right' } as const;
  const align = aligns[(element.attributes.get('data-align') ?? look.anchor) as keyof typeof aligns];
  const verticalAlign = verticals[element.attributes.get('data-vertical-align') ?? ''];
  builder.add(
    {
      type: 'text',
      ...place,
      value: mark.value,
      sizePt,
      minSizePt: Math.min(sizePt, Math.max(4, Math.round(sizePt * mostShrink * 4) / 4)),
      ...(look.isBold ? { weight: 700 as const } : {}),
      ...(align === undefined || align === 'left' ? {} : { align }),
      ...(verticalAlign === undefined ? {} : { verticalAlign }),
      ...(inkOf(element.attributes.get('data-color'), 1, notes) === 'white'
        ? { color: 'white' as const }
        : {}),
    },
    idOf(element),
  );
}

function fitOf(fit: string | undefined): { readonly fit?: 'cover' | 'stretch' } {
  return fit === 'cover' || fit === 'stretch' ? { fit } : {};
}
