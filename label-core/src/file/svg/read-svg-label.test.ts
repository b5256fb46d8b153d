import { describe, expect, it } from 'vitest';
import { layout } from '../../layout/layout.ts';
import { loadFontSet } from '../../pdf/load-font-set.ts';
import { ptToMm } from '../../scene/length.ts';
import { fontAscentEm, fontDescentEm } from '../place-text.ts';
import { createNotes } from '../notes.ts';
import { readSvgLabel } from './read-svg-label.ts';

const fonts = loadFontSet();
const namespaces =
  'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"';

function read(inside: string, size = 'width="100mm" height="60mm" viewBox="0 0 100 60"') {
  const notes = createNotes();
  const template = readSvgLabel(`<svg ${namespaces} ${size}>${inside}</svg>`, 'Drawing', notes);
  return { template, notes: notes.list().map(({ message }) => message) };
}
const elementsOf = (inside: string) => read(inside).template.elements;

describe('a shape of an SVG drawing', () => {
  it.each<[string, string, object]>([
    [
      'a rectangle with its line centred on the edge',
      '<rect x="10" y="10" width="20" height="10" fill="none" stroke="#000" stroke-width="2"/>',
      { type: 'rectangle', xMm: 9, yMm: 9, widthMm: 22, heightMm: 12, strokeMm: 2, fill: 'none' },
    ],
    [
      'a black rectangle',
      '<rect x="1" y="2" width="3" height="4"/>',
      { type: 'rectangle', xMm: 1, yMm: 2, widthMm: 3, heightMm: 4, strokeMm: 0, fill: 'black' },
    ],
    [
      'a rounded rectangle',
      '<rect width="9" height="9" ry="2" fill="white" stroke="black" stroke-width="1"/>',
      { radiusMm: 2.5, fill: 'white' },
    ],
    [
      'a circle',
      '<circle cx="10" cy="10" r="5"/>',
      { type: 'ellipse', xMm: 5, yMm: 5, widthMm: 10, heightMm: 10, fill: 'black' },
    ],
    [
      'an ellipse',
      '<ellipse cx="10" cy="10" rx="5" ry="2" fill="none" stroke="black" stroke-width=".5"/>',
      { type: 'ellipse', xMm: 4.75, yMm: 7.75, widthMm: 10.5, heightMm: 4.5 },
    ],
    [
      'a line',
      '<line x1="1" y1="2" x2="30" y2="2" stroke="black" stroke-width=".4"/>',
      { type: 'line', x1Mm: 1, y1Mm: 2, x2Mm: 30, y2Mm: 2, strokeMm: 0.4 },
    ],
    [
      'a path',
      '<path d="m10 10h20v10z" stroke="white" stroke-width=".4"/>',
      {
        type: 'path',
        xMm: 10,
        yMm: 10,
        widthMm: 20,
        heightMm: 10,
        d: 'M 0 0 L 20 0 L 20 10 Z',
        fill: 'black',
        strokeMm: 0.4,
        stroke: 'white',
      },
    ],
    [
      'a polygon with a hole',
      '<polygon points="0,0 9,0 9,9" fill-rule="evenodd"/>',
      { type: 'path', d: 'M 0 0 L 9 0 L 9 9 Z', fillRule: 'evenodd' },
    ],
    [
      'an open line with round ends',
      '<polyline points="1 1 2 2 3 1" fill="none" stroke="black" stroke-linecap="round"/>',
      { type: 'path', d: 'M 0 0 L 1 1 L 2 0', fill: 'none', strokeMm: 1, lineEnds: 'round' },
    ],
    [
      'a level path, which has no height',
      '<path d="M5 5H9" stroke="black"/>',
      { type: 'path', heightMm: 0.01, viewHeight: 0.01 },
    ],
    [
      'a shape in a moved and enlarged group',
      '<g transform="translate(10,5) scale(2)"><rect x="1" y="1" width="3" height="4"/></g>',
      { xMm: 12, yMm: 7, widthMm: 6, heightMm: 8 },
    ],
    [
      'a rectangle turned by 90 degrees',
      '<rect transform="rotate(90 10 10)" x="10" y="10" width="6" height="2"/>',
      { type: 'rectangle', xMm: 8, yMm: 10, widthMm: 2, heightMm: 6 },
    ],
    [
      'a rectangle turned by 45 degrees',
      '<rect transform="rotate(45)" x="20" y="0" width="2" height="2"/>',
      { type: 'path' },
    ],
    [
      'a rectangle transformed by a matrix',
      '<rect transform="matrix(0.5 0 0 0.5 1 2)" width="6" height="2"/>',
      { xMm: 1, yMm: 2, widthMm: 3, heightMm: 1 },
    ],
    [
      'a shape in a mirrored group',
      '<g transform="scale(-1 1)"><rect x="-9" width="6" height="2"/></g>',
      { xMm: 3, widthMm: 6 },
    ],
    ['a rectangle placed in inches', '<rect x="1in" y="0" width="10" height="1"/>', { xMm: 96 }],
  ])('becomes the matching element: %s', (_name, drawing, element) => {
    expect(elementsOf(drawing)).toMatchObject([element]);
  });

  it('is left out when nothing of it is visible', () => {
    expect(
      elementsOf(
        '<rect width="5" height="5" fill="none"/><g display="none"><circle r="5"/></g><g style="visibility:hidden"><circle r="5"/></g>' +
          '<rect width="0" height="5"/><defs><circle r="5"/></defs><metadata><circle r="5"/></metadata><path d=""/>' +
          '<rect width="5" height="5" opacity="0"/><line x1="1" x2="5" y1="1" y2="1"/>',
      ),
    ).toEqual([]);
  });

  it.each<[string, string]>([
    ['M0 0Q 10 0 10 10', 'M 0 0 C 6.6667 0 10 3.3333 10 10'],
    ['M0 0C1 2 3 4 5 6S9 9 10 10', 'M 0 0 C 1 2 3 4 5 6 C 7 8 9 9 10 10'],
    ['M0 0Q1 0 1 1T2 2', 'M 0 0 C 0.6667 0 1 0.3333 1 1 C 1 1.6667 1.3333 2 2 2'],
    ['M10 0a10 10 0 01-10 10', 'M 10 0 C 10 5.5228 5.5228 10 0 10'],
    ['M0 0A0 5 0 0 1 5 5', 'M 0 0 L 5 5'],
    ['M1-.5.5.5l1e1,0', 'M 0.5 0 L 0 1 L 10 1'],
  ])('with the path %s is read as lines and cubic curves', (d, expected) => {
    expect(elementsOf(`<path d="${d}"/>`)).toMatchObject([{ d: expected }]);
  });

  it.each(['10 10', 'M', 'M1', 'M1 1 L', 'M1 1 x', 'M1 1 A5 5 0 2 1 3 3', 'L1 1', 'M1 1 Z 5 5'])(
    'with the damaged path %j is refused',
    (d) => {
      expect(() => read(`<path d="${d}"/>`)).toThrow('The SVG has a path that cannot be read');
    },
  );
});

describe('a colour of an SVG drawing', () => {
  it.each([
    ['#000', 'black'],
    ['#fff', 'white'],
    ['#1d1d1b', 'black'],
    ['rgb(250, 250, 250)', 'white'],
    ['rgb(10%,10%,10%)', 'black'],
    ['yellow', 'white'],
    ['red', 'black'],
    ['#000000 icc-color(x, 1)', 'black'],
    ['currentColor', 'black'],
    ['url(#gradient)', 'black'],
    ['none', undefined],
    ['transparent', undefined],
  ])('written as %s gives the fill %s', (colour, ink) => {
    const [element] = elementsOf(`<rect width="5" height="5" fill="${colour}"/>`);
    expect(element && 'fill' in element ? element.fill : undefined).toBe(ink);
  });

  it('comes from attributes, rules and styles, and the nearest of them wins', () => {
    const style =
      '<style>/* a */ rect{fill:#fff} .st1, .st2 {fill:#000;} #own{fill:#fff!important} g > rect{fill:#000}</style>';
    const { template, notes } = read(
      `${style}<rect width="1" height="1" fill="#000"/><rect class="x st1" width="1" height="1"/>` +
        '<rect class="st2" id="own" width="1" height="1"/><rect class="st1" style="fill:#fff" width="1" height="1"/>',
    );
    expect(template.elements.map((element) => 'fill' in element && element.fill)).toEqual([
      'white',
      'black',
      'white',
      'white',
    ]);
    expect(notes).toEqual(['The style of “g > rect” is left out: only names, classes and ids are read.']);
  });

  it('is named in the notes where it is changed, with everything else that is lost', () => {
    expect(
      read('<rect width="5" height="5" fill="#c00" clip-path="url(#c)" stroke-dasharray="1 2"/>').notes,
    ).toEqual([
      'Not kept from the SVG: clipping. Look at the preview.',
      'Not kept from the SVG: dashes of lines. Look at the preview.',
      'Colours are printed in black or white, whichever is nearer to their brightness.',
    ]);
  });
});

describe('a text of an SVG drawing', () => {
  it('is placed by the font’s own ascent and descent', () => {
    for (const face of [fonts.regular, fonts.bold]) {
      expect([face.ascent, face.descent]).toEqual([fontAscentEm, fontDescentEm]);
    }
  });

  it.each<[string, string, readonly [number, number], number]>([
    ['a text with its start at a point', '<text x="10" y="20" font-size="4">Word</text>', [10, 20], 0],
    [
      'a text turned to the left',
      '<text transform="translate(50 40) rotate(-90)" font-size="4">Word</text>',
      [50, 40],
      270,
    ],
    [
      'a text turned to the right',
      '<text transform="matrix(0 1 -1 0 50 10)" font-size="4">Word</text>',
      [50, 10],
      90,
    ],
    [
      'a text turned upside down',
      '<text transform="rotate(180 50 30)" x="50" y="30" font-size="4">Word</text>',
      [50, 30],
      180,
    ],
    ['a text in a tspan', '<text font-size="4"><tspan x="10" y="20">Word</tspan></text>', [10, 20], 0],
    ['a text moved by dx and dy', '<text x="10" y="20" dy="0.5em" font-size="4">Word</text>', [10, 22], 0],
  ])('is printed with its baseline where the drawing has it: %s', (_name, drawing, [x, y], rotation) => {
    const { template } = read(drawing);
    const scene = layout(template, {}, { dpi: 300, fonts });
    expect(scene.problems).toEqual([]);
    expect(scene.nodes).toMatchObject([{ kind: 'glyphs', text: 'Word', rotation }]);
    const [node] = scene.nodes;
    if (node?.kind !== 'glyphs') throw new Error('No text was drawn.');
    expect([node.xMm, node.yMm].map((mm) => Math.round(mm * 100) / 100)).toEqual([x, y]);
    expect(ptToMm(node.sizePt)).toBeCloseTo(4, 1);
  });

  it.each<[string, number]>([
    ['middle', 50],
    ['end', 50],
  ])('anchored at its %s has that point where the drawing has it', (anchor, x) => {
    const { template } = read(`<text x="50" y="20" font-size="4" text-anchor="${anchor}">Word</text>`);
    const scene = layout(template, {}, { dpi: 300, fonts });
    const [node] = scene.nodes;
    if (node?.kind !== 'glyphs') throw new Error('No text was drawn.');
    const width = fonts.regular.shape('Word').width * ptToMm(node.sizePt);
    expect(node.xMm + width * (anchor === 'end' ? 1 : 0.5)).toBeCloseTo(x, 1);
  });

  it('becomes one element for each line, with white space folded', () => {
    const drawing = `<text font-size="12pt" style="font-weight:bold" fill="white">
      <tspan x="5" y="10">First  {{a}}
        line</tspan>
      <tspan x="5" dy="1.2em">second</tspan><tspan> goes on</tspan><tspan x="5" y="40" display="none">no</tspan></text>`;
    expect(elementsOf(drawing)).toMatchObject([
      { value: 'First {{a}} line', weight: 700, color: 'white', wrap: false, xMm: 5 },
      { value: 'second goes on' },
    ]);
  });

  it('is joined again where a program has split a placeholder', () => {
    const cut =
      '<text font-size="4"><tspan x="5" y="9">Lot {{l</tspan><tspan x="14" y="9">ot}}</tspan></text>';
    expect(elementsOf(cut)).toMatchObject([{ value: 'Lot {{lot}}' }]);
    expect(() => read('<text x="5" y="9">Lot {{lot</text>')).toThrow(
      '“{{lot” begins a variable that does not end: write {{name}}, in one piece and in one style.',
    );
  });

  it('keeps its place on the label for longer values, and shrinks for them', () => {
    const { template } = read('<text x="60" y="20" font-size="5">{{a}}</text>');
    const [run] = layout(template, { a: 'Marmelade aus Erdbeeren' }, { dpi: 203, fonts }).nodes;
    expect(run).toMatchObject({ kind: 'glyphs', xMm: 60 });
    const long = layout(template, { a: 'Marmelade '.repeat(20) }, { dpi: 203, fonts });
    expect(long.problems).toMatchObject([{ code: 'text-overflow', variable: 'a' }]);
  });

  it('is refused by name when it is vertical, along a path or mirrored', () => {
    expect(() => read('<text writing-mode="tb" x="5" y="5">a</text>')).toThrow(
      'The SVG sets a text vertically',
    );
    expect(() => read('<text><textPath href="#p">a</textPath></text>')).toThrow(
      'The SVG sets a text along a path',
    );
    expect(() => read('<text transform="scale(-1 1)" x="-9" y="9">a</text>')).toThrow(
      'The SVG turns or slants',
    );
  });
});

describe('a marked rectangle of an SVG drawing', () => {
  const place = 'x="5" y="6" width="40" height="20"';
  it.each<[string, string, object]>([
    [
      'a barcode marked by attributes',
      `<rect ${place} data-barcode="EAN-13" data-value="{{ean}}" data-module="0.33mm" data-human-readable="no" data-grows="yes"/>`,
      {
        type: 'barcode',
        symbology: 'ean13',
        value: '{{ean}}',
        xMm: 5,
        yMm: 6,
        widthMm: 40,
        heightMm: 20,
        moduleMm: 0.33,
        grows: true,
        humanReadable: false,
      },
    ],
    [
      'an ITF-14, which gets bearer bars',
      `<rect ${place} data-barcode="itf14" data-value="{{case}}" data-text-size="12pt"/>`,
      { symbology: 'itf14', bearerBars: true, textSizePt: 12 },
    ],
    [
      'a barcode marked by Inkscape’s label',
      `<rect ${place} inkscape:label="barcode:code128:{{lot|12=A1}}"/>`,
      { symbology: 'code128', value: '{{lot}}' },
    ],
    [
      'a barcode marked by Illustrator’s id',
      `<rect ${place} id="barcode_x3A_qr_x3A_https_x3A__x2F__x2F_demo.test_x2F__x7B__x7B_id_x7D__x7D_"/>`,
      { symbology: 'qrcode', value: 'https://demo.test/{{id}}' },
    ],
    [
      'a barcode marked by the name of a layer',
      `<rect ${place} data-name="barcode:gs1-128:(01){{gtin}}(10){{lot}}"/>`,
      { symbology: 'gs1-128', value: '(01){{gtin}}(10){{lot}}' },
    ],
    [
      'a barcode turned with its group',
      `<g transform="rotate(90 30 30)"><rect ${place} data-barcode="code39" data-value="A"/></g>`,
      { rotation: 90 },
    ],
    [
      'a barcode turned by itself',
      `<rect ${place} data-barcode="code39" data-value="A" data-rotation="270"/>`,
      { rotation: 270 },
    ],
    [
      'a text',
      `<rect ${place} data-text="{{ingredients}}" font-size="3" data-align="center" data-vertical-align="middle"/>`,
      {
        type: 'text',
        value: '{{ingredients}}',
        align: 'center',
        verticalAlign: 'middle',
        sizePt: 8.5,
        minSizePt: 4.25,
        widthMm: 40,
      },
    ],
    [
      'a picture',
      `<rect ${place} id="image_x3A__x7B__x7B_logo_x7D__x7D_" data-fit="cover"/>`,
      { type: 'image', source: { variable: 'logo' }, fit: 'cover' },
    ],
    [
      'a shape shown by a switch',
      `<g inkscape:label="when:vegan"><rect ${place}/></g>`,
      { type: 'rectangle', visibleWhen: 'vegan' },
    ],
    [
      'a shape shown by an attribute',
      `<rect ${place} data-visible-when="{{vegan}}"/>`,
      { visibleWhen: 'vegan' },
    ],
  ])('becomes the element it is marked as: %s', (_name, drawing, element) => {
    expect(elementsOf(drawing)).toMatchObject([element]);
  });

  it('declares the variables it names', () => {
    const drawing = `<rect ${place} data-barcode="qr" data-value="{{id}}" data-visible-when="shown"/><rect ${place} data-image="{{logo}}"/><text y="9">{{id|9=7}} {{b}}</text>`;
    expect(read(drawing).template.variables).toEqual([
      { name: 'shown', type: 'toggle' },
      { name: 'id', type: 'default', required: true, propertySize: 9, defaultValue: '7' },
      { name: 'logo', type: 'media-ref' },
      { name: 'b', type: 'default' },
    ]);
  });

  it('is refused when it is turned by anything but 90 degrees', () => {
    expect(() => read(`<rect ${place} transform="rotate(20)" data-barcode="qr" data-value="a"/>`)).toThrow(
      'barcodes, texts and pictures turn by 90 degrees only',
    );
  });
});

describe('an SVG drawing', () => {
  it.each<[string, readonly [number, number], readonly [number, number]]>([
    ['width="50mm" height="30mm" viewBox="0 0 50 30"', [50, 30], [10, 10]],
    ['width="5cm" height="3cm" viewBox="0 0 500 300"', [50, 30], [1, 1]],
    ['width="2in" height="1in" viewBox="0 0 192 96"', [50.8, 25.4], [2.646, 2.646]],
    ['width="144pt" height="72pt"', [50.8, 25.4], [2.646, 2.646]],
    ['width="192" height="96"', [50.8, 25.4], [2.646, 2.646]],
    ['viewBox="0 0 192 96"', [50.8, 25.4], [2.646, 2.646]],
    ['width="100%" height="100%" viewBox="0 0 192 96"', [50.8, 25.4], [2.646, 2.646]],
    ['width="50mm" height="50mm" viewBox="0 0 100 50"', [50, 50], [5, 17.5]],
    ['width="50mm" height="50mm" viewBox="0 0 100 50" preserveAspectRatio="none"', [50, 50], [5, 10]],
    ['width="50mm" height="50mm" viewBox="-10 0 100 50" preserveAspectRatio="xMinYMin"', [50, 50], [10, 5]],
  ])('with %s gives the label its size and its elements their places', (size, sizeMm, at) => {
    const { template } = read('<rect x="10" y="10" width="1" height="1"/>', size);
    expect([template.widthMm, template.heightMm]).toEqual(sizeMm);
    expect(template.elements).toMatchObject([{ xMm: at[0], yMm: at[1] }]);
  });

  it('names the label by its title, else by the name of the file', () => {
    expect(read('<title> Jam &amp; more </title>').template.name).toBe('Jam & more');
    expect(read('').template.name).toBe('Drawing');
  });
});
