import type { LabelTemplate } from 'label-core';
import type { Axis, Edit, SnapEdge, SnapHit } from 'label-core/design';
import { formatList, formatNumber } from '@/shared/i18n';
import { texts } from '../i18n';
import { boundsOfIds, type Box } from './boxes';
import type { BarcodeStep } from './barcode-steps';
import type { GestureResult } from './gesture-types';
import { mmText } from './mm-text';

const { dropped } = texts;

/**
 * Returns what is told once of a drop, for the label after it: where the elements are, or how large, and what they are
 * aligned with. Undefined where nothing was dragged.
 */
export function dropWords({
  edit,
  hits,
  step,
}: GestureResult): ((after: LabelTemplate) => string) | undefined {
  if (!edit || !hits) return undefined;
  return (after) => {
    const words = [placeWords(edit, after), ...alignedWords(hits)].join(', ');
    return step ? dropped.stepped({ words, why: stepWords(step) }) : words;
  };
}

/** A drag makes one of four edits: a move, a copy, another size, or another place of the end of a line. */
function placeWords(edit: Edit, after: LabelTemplate): string {
  if (edit.kind === 'resize') {
    const { width, height } = boundsOfIds(after, edit.ids);
    return dropped.size({ width: mmText(width), height: mmText(height) });
  }
  if (edit.kind === 'setPlace') {
    const { x1Mm, y1Mm, x2Mm, y2Mm } = edit.place;
    return cornerWords({ x: x1Mm ?? x2Mm ?? 0, y: y1Mm ?? y2Mm ?? 0 });
  }
  const ids = edit.kind === 'paste' ? lastIds(after, edit.elements.length) : 'ids' in edit ? edit.ids : [];
  return cornerWords(boundsOfIds(after, ids));
}

/** What was pasted is in front of everything. */
const lastIds = ({ elements }: LabelTemplate, count: number) => elements.slice(-count).map(({ id }) => id);

const cornerWords = ({ x, y }: Pick<Box, 'x' | 'y'>): string =>
  dropped.place({ left: mmText(x), top: mmText(y) });

/** Dots and the grid are everywhere: to be on them tells nothing. */
function alignedWords(hits: readonly SnapHit[]): readonly string[] {
  const lines = hits.map(lineWords).filter((words) => words !== '');
  const gaps = hits.flatMap(({ gaps: [gap] = [] }) =>
    gap ? [dropped.gaps({ gap: mmText(gap.endMm - gap.startMm) })] : [],
  );
  return [...(lines.length > 0 ? [dropped.aligned({ what: formatList(lines) })] : []), ...gaps];
}

/** Names of the edges of a box in the texts. */
const EDGES = {
  x: { start: 'left', middle: 'centre', end: 'right' },
  y: { start: 'top', middle: 'middle', end: 'bottom' },
} as const satisfies Record<Axis, Record<SnapEdge, string>>;

function lineWords({ axis, line }: SnapHit): string {
  const edge = EDGES[axis][line.edge ?? 'middle'];
  switch (line.kind) {
    case 'element':
      return dropped.element({ edge, name: line.id ?? '' });
    case 'label':
      return dropped.label({ edge });
    case 'margin':
      return dropped.margin({ edge });
    case 'guide':
      return dropped.guide({ at: mmText(line.atMm) });
    case 'gap':
    case 'grid':
    case 'dot':
    default:
      return '';
  }
}

/** Sizes that are named at once: the one before, this one, and the next. */
const NAMED_SIZES = 3;
const DIGITS = { module: 3, size: 1 };

/**
 * Returns why a barcode goes from size to size, and what its size is worth: “3 dots, 0.375 mm, scans well. At 203 dpi this
 * barcode grows in steps of 14.1 mm: 28.3, 42.4, 56.6”.
 */
export function stepWords({ size, steps: { sizes, dpi, grows } }: BarcodeStep): string {
  const at = Math.max(0, Math.min(sizes.indexOf(size) - 1, sizes.length - NAMED_SIZES));
  const named = sizes.slice(at, at + NAMED_SIZES).map(({ widthMm }) => shortMm(widthMm, DIGITS.size));
  const [first, second] = sizes;
  const why =
    first && second
      ? dropped.steps({
          dpi,
          step: shortMm(second.widthMm - first.widthMm, DIGITS.size),
          sizes: formatList(named, 'unit'),
        })
      : dropped.oneSize({ dpi, size: formatList(named, 'unit') });
  if (grows) return why;
  const { dots, moduleMm, level } = size;
  return dropped.printed({ dots, module: shortMm(moduleMm, DIGITS.module), level, why });
}

const shortMm = (mm: number, maximumFractionDigits: number): string =>
  formatNumber(mm, { maximumFractionDigits });
