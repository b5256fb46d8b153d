import type { LabelElement } from 'label-core';
import type { StandardTemplate } from '../standard-template.ts';
import { ask, askToggle, barcode, bold, ground, own, text } from '../template-parts.ts';

/** Returns a thick arrow 12 mm high at the right edge; it points to the location above or below the beam. */
function arrow(id: string, direction: 'up' | 'down'): readonly LabelElement[] {
  const tipMm = direction === 'up' ? 5 : 19;
  const endMm = direction === 'up' ? 19 : 5;
  const barbMm = direction === 'up' ? tipMm + 5.5 : tipMm - 5.5;
  const stroke = { type: 'line', strokeMm: 2.4, visibleWhen: id } as const;
  return [
    { ...stroke, id: `${id}-shaft`, x1Mm: 90, y1Mm: tipMm, x2Mm: 90, y2Mm: endMm },
    { ...stroke, id: `${id}-left`, x1Mm: 84.4, y1Mm: barbMm, x2Mm: 90.8, y2Mm: tipMm },
    { ...stroke, id: `${id}-right`, x1Mm: 95.6, y1Mm: barbMm, x2Mm: 89.2, y2Mm: tipMm },
  ];
}

/** 100 × 50 mm: location in a rack, with the check digits that pickers say aloud. */
export const rackLocation: StandardTemplate = {
  templateId: 'rack-location-100x50',
  name: 'Rack location 100 × 50',
  kind: 'Warehouse',
  description: 'A place in a rack: read from the truck, with check digits, an arrow and a Code 128.',
  widthMm: 100,
  heightMm: 50,
  parameters: [own('site', 'Site or hall', 'Hall 1', { size: 24 })],
  variables: [
    ask('location', 'Location', 14),
    ask('checkDigits', 'Check digits', 3),
    askToggle('up', 'Arrow up', 'true'),
    askToggle('down', 'Arrow down'),
  ],
  sampleValues: { location: 'A-12-03-2', checkDigits: '47', up: 'true', down: 'false' },
  elements: [
    text('site', [4, 1.5, 50, 4.5], '{{site}}', 8.5, { minSizePt: 6, maxLines: 1 }),
    bold('location', [4, 2.5, 76, 24.5], '{{location}}', 50, { minSizePt: 18, maxLines: 1 }),
    ...arrow('up', 'up'),
    ...arrow('down', 'down'),
    barcode('code', [2, 25, 68, 22.5], 'code128', '{{location}}', { moduleMm: 0.375, humanReadable: false }),
    ground('check-ground', [72, 25, 24, 22], 2),
    bold('check', [73, 25.5, 22, 21], '{{checkDigits}}', 44, {
      minSizePt: 20,
      align: 'center',
      maxLines: 1,
      color: 'white',
    }),
  ],
};
