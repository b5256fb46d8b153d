import { describe, expect, it } from 'vitest';
import { createRowChecker, importOptionsSchema, suggestMapping } from './index.ts';
import { checkText } from './testing/check-text.ts';

const options = (patch: object) =>
  importOptionsSchema.parse({
    kind: 'articles',
    delimiter: ';',
    hasHeader: true,
    mapping: [
      { field: 'identifier', column: 'Nr' },
      { field: 'name', column: 1 },
    ],
    onExisting: 'update',
    skipFaulty: true,
    ...patch,
  });

describe('imported articles', () => {
  it('keep zeros, accents and texts that only look like formulas', () => {
    const { values, faults } = checkText(
      `Artikelnummer;Bezeichnung;EAN;Zutaten\n00042;Müsli „Früh“;831652000168;'=Milch\n-7;'+Öl;4006381333931;"Mehl; Wasser\nSalz"\n`,
    );
    expect(faults).toEqual([]);
    expect(values).toEqual([
      {
        kind: 'article',
        name: 'Müsli „Früh“',
        externalIdentifier: '00042',
        articleData: [
          { key: 'ingredients', data: '=Milch' },
          { key: 'ean', data: '0831652000168' },
        ],
      },
      {
        kind: 'article',
        name: '+Öl',
        externalIdentifier: '-7',
        articleData: [
          { key: 'ingredients', data: 'Mehl; Wasser\nSalz' },
          { key: 'ean', data: '4006381333931' },
        ],
      },
    ]);
  });

  it('without a number are known by their EAN', () => {
    const { values } = checkText('ean,name\n4006381333931,Pen\n');
    expect(values).toEqual([
      { kind: 'article', name: 'Pen', externalIdentifier: '4006381333931', articleData: [] },
    ]);
  });

  it.each([
    ['1;', 'missing-value', 'The name is empty.'],
    [';Pen', 'missing-value', 'The article number is empty.'],
    [`1;${'x'.repeat(201)}`, 'too-long', 'The name has 201 characters; there is room for 200.'],
    ['1;a\0b', 'not-text', 'The name holds characters that are not text.'],
    ['1;a\u{FFFD}b', 'not-text', 'The name holds characters that are not text.'],
    ['1;"a\nb"', 'not-text', 'The name holds characters that are not text.'],
    ['1', 'ragged-row', 'The row has 1 cell; the first row has 2.'],
    ['1;Pen;blue', 'ragged-row', 'The row has 3 cells; the first row has 2.'],
    ['1;"Pen', 'broken-quotes', 'The quotes of the row do not close where a cell ends.'],
  ])('in the row %j are faulty: %s', (row, cause, message) => {
    const { faults, values } = checkText(`Artikelnummer;Name\n${row}\n2;Good\n`);
    expect(faults).toMatchObject([{ line: 2, cause, message }]);
    expect(values).toHaveLength(1);
  });

  it.each([
    [
      '4006381333932',
      'check-digit',
      'The check digit of the EAN 4006381333932 is wrong: check digit 1 expected, 2 found.',
    ],
    ['12345', 'not-a-gtin', '“12345” is not an EAN: a GTIN has 8, 12, 13 or 14 digits, 5 found.'],
    ['4.00638E+12', 'not-a-gtin', '“4.00638E+12” is not an EAN: only digits are allowed.'],
  ])('with the EAN %s are faulty', (ean, cause, message) => {
    expect(checkText(`EAN;Name\n${ean};Pen\n`).faults).toMatchObject([
      { line: 2, column: 0, field: 'ean', cause, message, value: ean },
    ]);
  });

  it('listed twice in a file are taken once, and the second names the line of the first', () => {
    const { values, faults } = checkText('Nr;Artikelnummer;Name\n1;A;One\n2;A;Two\n3;a;Three\n');
    expect(values.map((value) => 'name' in value && value.name)).toEqual(['One', 'Three']);
    expect(faults).toMatchObject([{ line: 3, cause: 'duplicate', message: 'A stands in line 2 already.' }]);
  });

  it('listed twice with other zeros in front are one number', () => {
    const { faults } = checkText('EAN;Name\n831652000168;One\n00831652000168;Two\n');
    expect(faults).toMatchObject([
      { line: 3, cause: 'duplicate', message: '00831652000168 stands in line 2 already.' },
    ]);
  });

  it('may have empty cells at the end of their row', () => {
    expect(checkText('sku,name\n1,Pen,,\n').faults).toEqual([]);
  });
});

describe('imported orders', () => {
  const heading = 'Auftragsnummer;Artikelnummer;Menge;Kunde;Etikett\n';
  it('consist of the rows with one number', () => {
    const { values, faults, fields } = checkText(
      `${heading}007;A-1;12;Müller;\n007;A-2;1;;Regal\n`,
      'orders',
    );
    expect(fields).toEqual(['orderNumber', 'article', 'quantity', 'customer', 'label']);
    expect(faults).toEqual([]);
    expect(values).toEqual([
      {
        kind: 'order-line',
        orderNumber: '007',
        customer: 'Müller',
        articleIdentifier: 'A-1',
        labelName: '',
        quantity: 12,
      },
      {
        kind: 'order-line',
        orderNumber: '007',
        customer: '',
        articleIdentifier: 'A-2',
        labelName: 'Regal',
        quantity: 1,
      },
    ]);
  });

  it.each(['0', '-1', '1.5', '1,5', '1.000', '10001', 'zwölf', '1e3', ''])(
    'with the quantity %j are refused',
    (quantity) => {
      expect(checkText(`${heading}7;A;${quantity};;\n`, 'orders').faults).toHaveLength(1);
    },
  );

  it('with one faulty row are left out whole', () => {
    const { faults, isWithheld } = checkText(`${heading}7;A;1;;\n7;B;x;;\n8;A;1;;\n`, 'orders');
    expect(faults).toHaveLength(1);
    expect([isWithheld('7'), isWithheld('8')]).toEqual([true, false]);
  });

  it('have one customer and at most 500 lines each', () => {
    expect(checkText(`${heading}7;A;1;Müller;\n7;A;1;Meier;\n`, 'orders').faults).toMatchObject([
      { line: 3, cause: 'other-customer', message: 'An earlier row of the order names the customer Müller.' },
    ]);
    const { faults } = checkText(heading + '7;A;1;;\n'.repeat(501), 'orders');
    expect(faults).toMatchObject([
      { line: 502, cause: 'too-many-lines', message: 'An order has at most 500 lines.' },
    ]);
  });
});

describe('a mapping of columns', () => {
  it.each([
    [{ mapping: [{ field: 'identifier', column: 0 }] }, 'No column was chosen for the name.'],
    [{ mapping: [{ field: 'name', column: 0 }] }, 'No column was chosen for the article number or the EAN.'],
    [{ hasHeader: false }, 'The file has no column “Nr” for the article number.'],
  ])('is refused where it does not fit the file: %j', (patch, message) => {
    expect(() => createRowChecker(options(patch), ['Nr', 'Name'])).toThrow(message);
  });

  it('finds a heading that is written a little differently', () => {
    const checker = createRowChecker(options({}), [' nr. ', 'Name']);
    expect(checker.check({ line: 2, cells: ['1', 'Pen'] }).ok).toBe(true);
  });

  it.each([
    { mapping: [{ field: 'price', column: 0 }] },
    { mapping: [{ field: 'quantity', column: 0 }] },
    { mapping: [{ field: 'data:', column: 0 }] },
    { mapping: [{ field: 'name', column: -1 }] },
    {
      mapping: [
        { field: 'name', column: 0 },
        { field: 'name', column: 1 },
      ],
    },
    { extra: true },
  ])('is no valid option when it is %j', (patch) => {
    const whole = { ...options({}), ...patch };
    expect(importOptionsSchema.safeParse(whole).success).toBe(false);
  });

  it.each([
    [
      'articles',
      ['Artikel-Nr.', 'Bezeichnung', 'EAN', 'Zutaten', 'Egal'],
      ['identifier', 'name', 'ean', 'data:ingredients'],
    ],
    ['articles', ['Item number', 'Description', 'Barcode'], ['identifier', 'name', 'ean']],
    ['articles', ['Référence', 'Libellé', 'Code-barres'], ['identifier', 'name', 'ean']],
    ['articles', ['Artikel', 'Artikelnummer', 'Name'], ['identifier', 'name']],
    [
      'orders',
      ['N° commande', 'Référence', 'Quantité', 'Client'],
      ['orderNumber', 'article', 'quantity', 'customer'],
    ],
    ['orders', ['Order no.', 'SKU', 'Qty'], ['orderNumber', 'article', 'quantity']],
  ] as const)('of %s is suggested from %j', (kind, headings, fields) => {
    const mapping = suggestMapping({ kind, rows: [headings], hasHeader: true, keys: ['ingredients'] });
    expect(mapping.map(({ field }) => field)).toEqual(fields);
  });

  it('of a file without headings is suggested from its digits', () => {
    const rows = [
      ['Pen', '4006381333931'],
      ['Block', '831652000168'],
    ];
    expect(suggestMapping({ kind: 'articles', rows, hasHeader: false, keys: [] })).toEqual([
      { field: 'ean', column: 1 },
    ]);
  });
});
