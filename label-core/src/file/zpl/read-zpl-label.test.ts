import { describe, expect, it } from 'vitest';
import { layout } from '../../layout/layout.ts';
import { loadFontSet } from '../../pdf/load-font-set.ts';
import { dotMm } from '../../scene/length.ts';
import { createNotes } from '../notes.ts';
import { readZplLabel } from './read-zpl-label.ts';

const fonts = loadFontSet();
const mm = (dots: number): number => dots * dotMm(203);

function readFile(text: string, dpi: number | undefined = 203) {
  const notes = createNotes();
  const template = readZplLabel(text, { name: 'Label', dpi, notes });
  return { template, notes: notes.list().map(({ message }) => message) };
}
const read = (inside: string) => readFile(`^XA^PW800^LL480${inside}^XZ`);
const elementsOf = (inside: string) => read(inside).template.elements;

/** Returns the start of the first text's baseline, in dots. */
function baselineOf(inside: string): readonly number[] {
  const [node] = layout(read(inside).template, {}, { dpi: 203, fonts }).nodes;
  if (node?.kind !== 'glyphs') throw new Error('No text was drawn.');
  return [node.xMm / dotMm(203), node.yMm / dotMm(203)].map(Math.round);
}

describe('a text of a ZPL file', () => {
  it.each<[string, string, readonly number[]]>([
    ['^FT gives the start of the baseline', '^FT100,200^A0N,50^FDWord^FS', [100, 200]],
    ['^FT of a text turned by 90 degrees', '^FT100,200^A0R,50^FDWord^FS', [100, 200]],
    ['^FT of a text turned by 180 degrees', '^FT300,200^A0I,50^FDWord^FS', [300, 200]],
    ['^FT of a text turned by 270 degrees', '^FT100,300^A0B,50^FDWord^FS', [100, 300]],
    ['^FO gives the corner of the characters', '^FO100,200^A0N,50^FDWord^FS', [100, 239]],
    ['^FO of a turned text', '^FO100,200^A0R,50^FDWord^FS', [111, 200]],
    ['^LH moves all texts', '^LH10,20^FT100,200^A0N,50^FDWord^FS', [110, 220]],
    ['^LS moves all texts to the left', '^LS-10^FT100,200^A0N,50^FDWord^FS', [110, 200]],
    ['^FW turns all texts', '^FWR^FT100,200^A0,50^FDWord^FS', [100, 200]],
  ])('is placed where the printer prints it: %s', (_rule, inside, [x = 0, y = 0]) => {
    const [foundX = 0, foundY = 0] = baselineOf(inside);
    expect([Math.abs(foundX - x), Math.abs(foundY - y)].every((difference) => difference <= 1)).toBe(true);
  });

  it.each<[string, object]>([
    ['^CF0,40^FO9,9^FDa^FS', { sizePt: 14.18, wrap: false }],
    ['^FO9,9^A@N,20,20,E:ARIAL.TTF^FDa^FS', { sizePt: 7.09 }],
    ['^FO9,9^ADN,36,20^FDa^FS', { sizePt: 12.76 }],
    [
      '^FO9,9^FB400,3,10,C^A0N,30^FDa\\&b^FS',
      { value: 'a\nb', maxLines: 3, align: 'center', widthMm: 50.049, lineHeight: 40 / 30 },
    ],
    ['^FO9,9^TBN,400,90^A0N,30^FDa^FS', { widthMm: 50.049 }],
    ['^FO700,9,1^A0N,30^FDa^FS', { align: 'right' }],
    ['^FO9,9^A0I,30^FDa^FS', { rotation: 180, align: 'right' }],
    ['^FO9,9^FH^FDCaf_C3_A9^FS', { value: 'Café' }],
    ['^FO9,9^FH^FDcaf_c3_a9 _Ca_bF^FS', { value: 'café ʿ' }],
    ['^FO9,9^FH\\^FDCaf\\82 \\9B^FS', { value: 'Café ø' }],
    ['^FO9,9^FD{{lot|5=A1}}^FS', { value: '{{lot}}' }],
    ['^FO9,9^FE#^FDLot #1# of #2#^FS^FN1"Lot"^FS', { value: 'Lot {{Lot}} of {{Field 2}}' }],
    ['^FO9,9^GSN,30,30^FDB^FS', { value: '©' }],
    ['^FO9,9^SN001,1,Y^FS', { value: '001' }],
    ['^FO9,9^FVfix^FS', { value: 'fix' }],
    ['^FO0,0^GB200,100,100^FS^FO10,10^FR^FDa^FS', { color: 'white' }],
    ['^FO0,0^GB200,100,100^FS^FO300,10^FR^FDa^FS', { value: 'a' }],
    ['^A0N,30^FDa^FS', { xMm: 0 }],
    ['^FX a note ^FO9,9^FDa^FS', { value: 'a' }],
  ])('has the properties that the printer gives it: %s', (inside, element) => {
    expect(elementsOf(inside).at(-1)).toMatchObject({ type: 'text', ...element });
  });

  it('is black where nothing black is below it', () => {
    const [, text] = elementsOf('^FO0,0^GB200,100,100^FS^FO300,10^FR^FDa^FS');
    expect(text).not.toHaveProperty('color');
  });

  it('is left out with a note where it is beside the label', () => {
    const { template, notes } = read('^FO2000,9^FDa^FS^FO9,9^FDb^FS');
    expect(template.elements).toHaveLength(1);
    expect(notes).toContain('What lies beside the label is left out.');
  });
});

describe('a barcode of a ZPL file', () => {
  it.each<[string, object]>([
    [
      '^BY3^FO100,50^BEN,100,Y^FD950110153000^FS',
      { symbology: 'ean13', value: '9501101530003', moduleMm: 0.37537 },
    ],
    ['^FO100,50^B8N,100,N^FD9638507^FS', { symbology: 'ean8', humanReadable: false }],
    ['^FO100,50^BUN,100,Y^FD03600029145^FS', { symbology: 'upca' }],
    ['^FO100,50^B9N,100,Y^FD1234500006^FS', { symbology: 'upce', value: '012345000065' }],
    ['^FO100,50^B9N,100,N^FN1"Code"^FS', { symbology: 'upce', value: '{{Code}}', humanReadable: false }],
    [
      '^FO100,50^BRN,6,2^FD#010950110153000310AB#21C^FS',
      { symbology: 'databarexpanded', value: '010950110153000310AB\u001d21C', humanReadable: false },
    ],
    ['^FO100,50^B2N,100,N^FD09501101530003^FS', { symbology: 'itf14', humanReadable: false }],
    ['^FO100,50^B3N,N,100,Y^FDABC^FS', { symbology: 'code39', value: 'ABC' }],
    ['^FO100,50^BCN,100,Y^FD>:A>5123^FS', { symbology: 'code128', value: 'A123' }],
    [
      '^FO100,50^BCN,100,Y^FD>;>80109501101530003>810AB^FS',
      { symbology: 'gs1-128', value: '0109501101530003\u001d10AB' },
    ],
    [
      '^FO100,50^BCN,100,Y,N,N,D^FD(01)09501101530003(10)A B^FS',
      { symbology: 'gs1-128', value: '(01)09501101530003(10)AB' },
    ],
    [
      '^FO100,50^BCN,100,Y,N,N,U^FD0009501101530000001^FS',
      { symbology: 'gs1-128', value: '(00)095011015300000010' },
    ],
    // Like the printer, the reader adds the check digit to a number without one.
    ['^FO100,50^B8N,100,Y^FD9638507^FS', { symbology: 'ean8', value: '96385074' }],
    ['^FO100,50^BUN,100,Y^FD03600029145^FS', { symbology: 'upca', value: '036000291452' }],
    ['^FO100,50^BEN,100,Y^FD9501101530003^FS', { symbology: 'ean13', value: '9501101530003' }],
    ['^FO100,50^B2N,100,Y,N,Y^FD1400638133393^FS', { symbology: 'itf14', value: '14006381333938' }],
    ['^FO100,50^B2N,100,Y,N,N^FD14006381333938^FS', { symbology: 'itf14', value: '14006381333938' }],
    ['^FO100,50^BEN,100,Y^FD{{ean}}^FS', { symbology: 'ean13', value: '{{ean}}' }],
    [
      '^FO100,50^BQN,2,5,Q^FDHA,https://demo.test^FS',
      { symbology: 'qrcode', value: 'https://demo.test', errorCorrection: 'H' },
    ],
    ['^FO100,50^BQN,2,5,Q^FDMA,x^FS', { value: 'x', errorCorrection: 'M' }],
    ['^FO100,50^BQN,2,5,Q^FD{{link}}^FS', { value: '{{link}}', errorCorrection: 'Q' }],
    ['^FO100,50^BXN,5,200^FDAB12^FS', { symbology: 'datamatrix', value: 'AB12', verticalAlign: 'top' }],
    [
      '^FO100,50^BXN,5,200,,,,_^FD_10109501101530003_110A^FS',
      { symbology: 'gs1datamatrix', value: '0109501101530003\u001d10A' },
    ],
    ['^FO100,50^BCR,100,N^FDABC^FS', { rotation: 90, align: 'left' }],
    ['^FO100,50^BCI,100,N^FN1"Code"^FS', { rotation: 180, align: 'right', value: '{{Code}}' }],
  ])('has the properties that the printer gives it: %s', (inside, element) => {
    expect(elementsOf(inside)).toMatchObject([{ type: 'barcode', ...element }]);
  });

  it.each<[string, readonly number[]]>([
    ['^BY2^FO100,50^BCN,100,N^FDABC^FS', [100, 50]],
    ['^BY2^FT100,150^BCN,100,N^FDABC^FS', [100, 50]],
    ['^BY2^FO100,50^BCN,100,N^FN1^FDABC^FS', [100, 50]],
    ['^BY2^FO100,50^BEN,100,Y^FN1^FD9501101530003^FS', [100, 50]],
    ['^BY2^FO100,50^B9N,100,Y^FD1234500006^FS', [100, 50]],
    ['^FO100,50^BRN,6,2^FD0109501101530003^FS', [100, 50]],
    ['^FO100,50^BXN,4,200^FDABC^FS', [100, 50]],
    ['^FO100,50^BQN,2,4^FDMA,ABC^FS', [100, 50]],
    ['^BY2^FO100,50^BCR,100,N^FDABC^FS', [100, 50]],
    ['^BY2^FO100,50^BCB,100,N^FDABC^FS', [100, 50]],
    ['^BY2^FO300,50^BCI,100,N^FDABC^FS', [300, 50]],
    ['^BY2^FT400,300^BCI,100,N^FN1^FDABC^FS', [400 - 2 * 68, 300]],
  ])('has its bars where the printer has them: %s', (inside, [x = 0, y = 0]) => {
    const { nodes, problems } = layout(read(inside).template, {}, { dpi: 203, fonts });
    const bars = nodes.find((node) => node.kind === 'modules');
    if (bars?.kind !== 'modules') throw new Error(`No bars were drawn: ${problems[0]?.message ?? ''}`);
    const points = bars.outlines.flat().map((value) => value / dotMm(203));
    const xs = points.filter((_, index) => index % 2 === 0);
    const ys = points.filter((_, index) => index % 2 === 1);
    expect([Math.round(Math.min(...xs)), Math.round(Math.min(...ys))]).toEqual([x, y]);
  });

  it('is required where it is a variable, and its sample is what the printer would encode', () => {
    expect(read('^FO9,9^BQN,2,4^FN1"Link"^FDQA,https://demo.test^FS').template.variables).toEqual([
      { name: 'Link', type: 'default', required: true, defaultValue: 'https://demo.test' },
    ]);
  });

  it.each([
    ['^FO0,0^GB400,200,200^FS^FO9,9^FR^BCN,99^FDA^FS', 'prints a barcode white on black (^FR)'],
    ['^FO9,9^BON,4^FDA^FS', 'prints the barcode Aztec (^BO)'],
    ['^FO9,9^BRN,1,2^FD0950110153000^FS', 'prints the barcode GS1 DataBar (^BR)'],
    ['^FO9,9^BRN,6,2,,,4^FD0109501101530003^FS', 'prints the barcode GS1 DataBar (^BR)'],
    ['^FO9,9^BRN,6,2^FD0109501101530003|10A^FS', 'prints the barcode GS1 DataBar (^BR)'],
    ['^FO9,9^BXN,4,140^FDA^FS', 'prints a Data Matrix of an old quality'],
    ['^FO9,9^BQN,1,4^FDQA,A^FS', 'prints a QR code of the old model 1'],
    ['^FO9,9^B3N,Y,99^FDA^FS', 'adds a check digit to Code 39'],
    ['^FO9,9^GSN,9,9^FDE^FS', 'prints the sign “E” of ^GS'],
    ['^FPV^FO9,9^FDA^FS', 'sets text vertically or backwards (^FP)'],
    ['^FPH,5^FO9,9^FDA^FS', 'sets text vertically or backwards (^FP)'],
    ['^MUM^FO9,9^FDA^FS', 'measures in other units than dots (^MU)'],
    ['^LRY^FO9,9^FDA^FS', 'reverses everything on the label (^LR)'],
    ['^JMB^FO9,9^FDA^FS', 'halves the resolution (^JM)'],
    ['^CC+^FO9,9^FDA^FS', 'changes the signs that commands begin with (^CC)'],
  ])('is refused by name where no label can have it: %s', (inside, words) => {
    expect(() => read(inside)).toThrow(words);
  });
});

it.each(['^FPH', '^FPH,0', '^MUD', '^PMN', '^LRN', '^JMA', '^CC^'])(
  'a ZPL file may say that everything is as usual: %s',
  (command) => {
    expect(elementsOf(`${command}^FO9,9^FDA^FS`)).toMatchObject([{ value: 'A' }]);
  },
);

describe('a shape of a ZPL file', () => {
  it.each<[string, object]>([
    ['^FO100,50^GB200,100,4^FS', { type: 'rectangle', fill: 'none', strokeMm: 0.50049 }],
    ['^FO100,50^GB200,100,100^FS', { type: 'rectangle', fill: 'black', strokeMm: 0 }],
    ['^FO100,50^GB200,100,50,W^FS', { fill: 'white' }],
    ['^FO100,50^GB200,0,4^FS', { type: 'rectangle', fill: 'black', heightMm: 0.50049 }],
    ['^FO100,50^GB200,100,4,B,8^FS', { radiusMm: 6.25616 }],
    ['^FO100,50^GB200,100,4,W^FS', { type: 'path', stroke: 'white', fill: 'none' }],
    ['^FO100,50^GC80,4^FS', { type: 'ellipse', fill: 'none' }],
    ['^FO100,50^GC80,80^FS', { type: 'ellipse', fill: 'black' }],
    ['^FO100,50^GE80,40,4^FS', { type: 'ellipse' }],
    ['^FO100,50^GE80,40,4,W^FS', { type: 'path', stroke: 'white' }],
    ['^FO100,50^GD80,40,4,B,R^FS', { type: 'path', d: 'M 0.76 0 L 0.8 0 L 0.04 0.4 L 0 0.4 Z' }],
    ['^FO100,50^GD80,40,4,B,L^FS', { d: 'M 0 0 L 0.04 0 L 0.8 0.4 L 0.76 0.4 Z' }],
  ])('has the properties that the printer gives it: %s', (inside, element) => {
    expect(elementsOf(inside)).toMatchObject([element]);
  });

  it('is placed where the printer prints it', () => {
    expect(elementsOf('^FO100,50^GB200,100,4^FS')).toMatchObject([
      {
        xMm: expect.closeTo(mm(100), 4),
        yMm: expect.closeTo(mm(50), 4),
        widthMm: expect.closeTo(mm(200), 4),
      },
    ]);
    expect(elementsOf('^FT100,150^GB200,100,4^FS')).toMatchObject([{ yMm: expect.closeTo(mm(50), 4) }]);
  });
});

describe('a format of a ZPL file', () => {
  it('has variables named by their prompts, each name once, with a size', () => {
    const { template } = read(
      '^FO9,9^FN1"Lot|12"^FDA1^FS^FO9,50^FN2"Lot"^FS^FO9,90^FN3^FS^FO9,130^FN4"* {weird} *"^FS^FO9,170^FN1^FS',
    );
    expect(template.variables).toEqual([
      { name: 'Lot', type: 'default', propertySize: 12, defaultValue: 'A1' },
      { name: 'Lot 2', type: 'default' },
      { name: 'Field 3', type: 'default' },
      { name: 'weird', type: 'default' },
    ]);
    expect(template.elements.at(-1)).toMatchObject({ value: '{{Lot}}' });
  });

  it('becomes one label with the filled-in values as defaults when it is stored and filled in', () => {
    const { template } = readFile(
      '^XA^DFE:LOT.ZPL^FS^PW400^LL200^FO9,9^FN1"Lot"^FS^XZ^XA^XFE:LOT.ZPL^FS^FN1^FDA1^FS^XZ',
    );
    expect(template.variables).toEqual([{ name: 'Lot', type: 'default', defaultValue: 'A1' }]);
    expect(template.elements).toHaveLength(1);
  });

  it('becomes a label when it is only stored', () => {
    expect(readFile('^XA^DFE:LOT.ZPL^FS^FO9,9^FN1"Lot"^FS^XZ').template.elements).toHaveLength(1);
  });

  it('is named in a note when it comes after the first one', () => {
    const { template, notes } = readFile('^XA^FO9,9^FDa^FS^PQ5^XZ^XA^MMT^XZ^XA^FO9,9^FDb^FS^XZ');
    expect(template.elements).toMatchObject([{ value: 'a' }]);
    expect(notes).toContain('The file prints 2 labels: the first was read.');
    expect(notes).toContain('How many labels are printed (^PQ) is chosen when they are printed.');
  });

  it('leaves printer settings and unknown commands to a note', () => {
    const { notes } = read('^MMT^PR4,4^ZQ1^POI^JUS^FO9,9^FDa^FS');
    expect(notes).toContain(
      'Settings of the printer are left out (^MM, ^PR, ^JU): they are kept with the printer.',
    );
    expect(notes).toContain('Commands that are not known here are left out: ^ZQ.');
    expect(notes).toContain('The label is not printed upside down (^POI): turn it in the printer.');
  });

  it.each<[string, number | undefined, readonly number[], string]>([
    ['^PW812^LL406', undefined, [101.6, 50.8], 'read at 203 dpi, as 101.6 × 50.8 mm'],
    ['^PW1200^LL600', undefined, [101.6, 50.8], 'read at 300 dpi, as 101.6 × 50.8 mm'],
    ['^PW2400^LL1200', undefined, [101.6, 50.8], 'read at 600 dpi, as 101.6 × 50.8 mm'],
    ['', undefined, [101.6, 152.4], 'the size of the label (^PW and ^LL): 4 × 6 inches'],
    ['^PW812^LL406', 203, [101.6, 50.8], ''],
  ])('with the size “%s” gives the label its size', (size, dpi, sizeMm, note) => {
    const notes = createNotes();
    const template = readZplLabel(`^XA${size}^FO9,9^FDa^FS^XZ`, { name: 'Label', dpi, notes });
    const said = notes.list().map(({ message }) => message);
    expect([template.widthMm, template.heightMm]).toEqual(sizeMm);
    expect(said.join(' ')).toContain(note);
  });

  it.each<[string, string, readonly number[]]>([
    ['a box inside it', '^FO100,100^GB100,100,4^FS', [101.6, 152.4]],
    ['a wide box', '^FO15,10^GB1000,90,4^FS', [127, 152.4]],
    ['a high box', '^FO15,10^GB100,1614,4^FS', [101.6, 203]],
    ['a line without a height', '^FO15,10^GB1000,,4^FS', [127, 152.4]],
    ['a box that stands on its origin', '^FT15,1200^GB1000,900,4^FS', [127, 152.4]],
    ['a box after a label home', '^LH100,0^FO15,10^GB900,90,4^FS', [127, 152.4]],
    ['a box without an origin after a field', '^FO500,9^FDa^FS^GB1015,90,4^FS', [127, 152.4]],
    ['a circle', '^FO15,10^GC1000,4^FS', [127, 152.4]],
    ['a graphic', '^FO15,10^GFA,1250,1250,125,^FS', [127, 152.4]],
    ['a line that ends behind any label', '^FO400,10^GB7900,4,4^FS', [1000, 152.4]],
  ])('is as large as 4 × 6 inches and %s need', (_what, inside, sizeMm) => {
    const { template } = readFile(`^XA${inside}^FO9,9^FDa^FS^XZ`);
    expect([template.widthMm, template.heightMm]).toEqual(sizeMm);
  });

  it('is guessed to be for a printer that prints all of its graphic', () => {
    const template = readZplLabel('^XA^FO0,0^GFA,1500,1500,150,^FS^FO9,9^FDa^FS^XZ', {
      name: 'Label',
      notes: createNotes(),
    });
    expect(template.widthMm).toBe(101.6);
  });

  it('is refused when no label can have its size', () => {
    expect(() => readFile('^XA^PW99999^LL9^FDa^FS^XZ')).toThrow(
      'a label is between 1 and 1000 mm wide and high',
    );
  });
});
