import { parseLabelTemplate, type LabelTemplate } from 'label-core';
import type { LabelProof, LabelRenderer } from '../../design/rendering/label-renderer.ts';
import type { LinkedTestPrint } from './test-print-link.ts';
import { testBars, testBarsWidth } from './test-bars.ts';

const mmPerInch = 25.4;
const size = { widthMm: 50, heightMm: 30 };
const leftMm = 3;
const ruler = { topMm: 10, lengthMm: 40, stepMm: 5 };
const barsHeightMm = 4.5;
/** Position of the bars of each width; the widest have a row of their own. */
const barPlaces = [
  { dots: 1, rowMm: 14, isRight: false },
  { dots: 2, rowMm: 14, isRight: true },
  { dots: 3, rowMm: 21.8, isRight: false },
] as const;

type Element = LabelTemplate['elements'][number];

/** Draws the test label; a name is left out if the fonts lack letters of it. */
export function drawTestLabel(
  renderer: LabelRenderer,
  { printer, at }: LinkedTestPrint,
): Promise<Uint8Array> {
  const now = new Date(at);
  const proof = testLabel(printer, now);
  const isPrintable = renderer.findProblems(proof).length === 0;
  const drawn = isPrintable ? proof : testLabel({ ...printer, name: '–' }, now);
  return renderer.render(drawn, [{ values: drawn.values, copies: 1 }], printer.language);
}

/**
 * Returns a small label (50 x 30 mm) that shows whether a printer is set up right: its name and the time, a ruler that
 * must be 40 mm long, and three barcodes whose bars are one, two and three dots wide at its resolution.
 */
function testLabel({ name, dpi, language }: LinkedTestPrint['printer'], now: Date): LabelProof {
  const time = `${now.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const template = parseLabelTemplate({
    format: 'platen-label',
    version: 1,
    name: 'Test label',
    ...size,
    // The name is typed by a person: as a value it is never parsed as a template.
    variables: [{ name: 'printer', type: 'default' }],
    elements: [
      text('name', '{{printer}}', { yMm: 1, heightMm: 5.5, sizePt: 9, minSizePt: 6, weight: 700 }),
      text('facts', `${dpi} dpi · ${language.toUpperCase()} · ${time}`, { yMm: 6, sizePt: 6 }),
      ...rulerElements(),
      ...barPlaces.flatMap((place) => barElements(place, dpi)),
    ],
  });
  return { template, values: { printer: name }, dpi, images: {} };
}

function text(id: string, value: string, look: Partial<Extract<Element, { type: 'text' }>>): Element {
  const place = { xMm: leftMm, yMm: 0, widthMm: size.widthMm - 2 * leftMm, heightMm: 4 };
  return { type: 'text', id, value, sizePt: 6, wrap: false, overflow: 'ellipsis', ...place, ...look };
}

function rulerElements(): Element[] {
  const { topMm, lengthMm, stepMm } = ruler;
  const line = { type: 'line', strokeMm: 0.1 } as const;
  const ticks = Array.from({ length: lengthMm + 1 }, (_none, mm): Element => {
    const x = leftMm + mm;
    const bottom = topMm + (mm % stepMm === 0 ? 2.5 : 1.2);
    return { ...line, id: `tick-${mm}`, x1Mm: x, y1Mm: topMm, x2Mm: x, y2Mm: bottom };
  });
  const x2Mm = leftMm + lengthMm;
  return [
    { ...line, id: 'ruler', x1Mm: leftMm, y1Mm: topMm, x2Mm, y2Mm: topMm },
    ...ticks,
    text('length', `${lengthMm} mm`, { xMm: x2Mm + 0.6, yMm: topMm - 0.4, widthMm: 6.2, sizePt: 5 }),
  ];
}

/** Returns bars on whole dots, drawn one by one: a regular barcode never has bars of a single dot. */
function barElements({ dots, rowMm, isRight }: (typeof barPlaces)[number], dpi: number): Element[] {
  const dotMm = mmPerInch / dpi;
  const startMm = isRight ? size.widthMm - leftMm - testBarsWidth * dots * dotMm : leftMm;
  const startDots = Math.round(startMm / dotMm);
  const bars = testBars(dots).map(({ at, width }, index): Element => ({
    type: 'rectangle',
    id: `bar-${dots}-${index}`,
    xMm: (startDots + at * dots) * dotMm,
    yMm: rowMm,
    widthMm: width * dots * dotMm,
    heightMm: barsHeightMm,
    fill: 'black',
  }));
  const caption = text(`dots-${dots}`, dots === 1 ? '1 dot' : `${dots} dots`, {
    yMm: rowMm + barsHeightMm,
    heightMm: 2.9,
    align: isRight ? 'right' : 'left',
    sizePt: 5,
  });
  return [...bars, caption];
}
