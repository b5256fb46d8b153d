import type { LabelTemplate, TextElement } from 'label-core';
import { useQuery } from '@tanstack/react-query';
import type { Id } from '@/shared/api';
import type { LabelKit } from '../api/open-label-kit';
import { labelQueries } from '../api/label-queries';
import { readTemplate } from './draw-label';

const MM_PER_PT = 25.4 / 72;
/** Default of label-core for a text without a line height (lay-out-text). */
const LINE_HEIGHT = 1.2;

/**
 * Returns the variables that may take more than one line of the label: their text wraps, in a table too, and no barcode
 * contains it.
 */
export function multilineVariables(kit: LabelKit, template: LabelTemplate): ReadonlySet<string> {
  const { boundVariables, elementTexts } = kit.core;
  const cells = template.elements.filter(({ type }) => type === 'table').flatMap(elementTexts);
  const texts = template.elements.filter((element) => element.type === 'text');
  const barcodes = template.elements.filter((element) => element.type === 'barcode');
  const coded = new Set(barcodes.flatMap(({ value }) => boundVariables(value)));
  const isSingle = new Set(
    texts.filter((text) => !hasRoomForLines(text)).flatMap(({ value }) => boundVariables(value)),
  );
  return new Set(
    [...texts, ...cells]
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

const NONE: ReadonlySet<string> = new Set();

/** Returns the variables of a label that are entered on several lines; none while its template is unknown. */
export function useMultilineVariables(labelId: Id | undefined): ReadonlySet<string> {
  const label = useQuery({ ...labelQueries.detail(labelId ?? ''), enabled: labelId !== undefined });
  const kit = useQuery({ ...labelQueries.kit(), enabled: Boolean(label.data?.template) });
  const template = kit.data && readTemplate(kit.data, label.data?.template);
  return kit.data && template ? multilineVariables(kit.data, template) : NONE;
}
