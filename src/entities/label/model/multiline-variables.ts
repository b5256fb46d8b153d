import type { LabelTemplate, TextElement } from 'label-core';
import type { LabelKit } from '../api/label-kit';

const MM_PER_PT = 25.4 / 72;
/** What label-core takes where a text says nothing (lay-out-text). */
const LINE_HEIGHT = 1.2;

/** The variables that may take more than one line of the label: such a text wraps, and no barcode contains it. */
export function multilineVariables(kit: LabelKit, template: LabelTemplate): ReadonlySet<string> {
  const { boundVariables } = kit.core;
  const texts = template.elements.filter((element) => element.type === 'text');
  const barcodes = template.elements.filter((element) => element.type === 'barcode');
  const coded = new Set(barcodes.flatMap(({ value }) => boundVariables(value)));
  const isSingle = new Set(
    texts.filter((text) => !hasRoomForLines(text)).flatMap(({ value }) => boundVariables(value)),
  );
  return new Set(
    texts
      .flatMap(({ value }) => boundVariables(value))
      .filter((name) => !coded.has(name) && !isSingle.has(name)),
  );
}

function hasRoomForLines({
  wrap,
  maxLines,
  heightMm,
  widthMm,
  rotation,
  sizePt,
  lineHeight,
}: TextElement): boolean {
  const height = rotation === 90 || rotation === 270 ? widthMm : heightMm;
  return wrap !== false && maxLines !== 1 && height >= 2 * sizePt * MM_PER_PT * (lineHeight ?? LINE_HEIGHT);
}
