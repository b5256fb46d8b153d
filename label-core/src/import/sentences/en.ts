/** Reasons why a file or one of its rows is not imported; shown to the person who imports it. */
export const en = {
  importFile: {
    empty: 'The file is empty.',
    noRow: 'The file has no rows.',
    noRowToImport: 'The file has no rows to import.',
    headingsOnly: 'The file has headings and no rows.',
    tooManyRows:
      'The file has more than {most, number} rows. Split it and import the parts one after the other.',
    tooLarge: 'The file is larger than {most} MB. Split it and import the parts one after the other.',
    notText:
      'Line {line} of the file is not {encoding} text. Choose another encoding, or save the file as “CSV UTF-8”.',
    tooManyColumns: 'The file has {columns, number} columns; an import has at most {most}.',
    fieldWithoutColumn:
      'No column was chosen for the {field, select, name {name} identifier {article number or the EAN} orderNumber {order number} article {article} other {quantity}}.',
    noColumn: 'The file has no column {number} for the {field}.',
    noHeading: 'The file has no column “{heading}” for the {field}.',
    noSheetShown: 'The workbook has no sheet that is shown.',
    noSheet: 'The workbook has no sheet “{sheet}”.',
    noWorkbook: 'The file is no workbook, or it is damaged. Open it, save it as XLSX and choose it again.',
    tooLargeWorkbook:
      'The workbook holds more than {most} MB when it is unpacked. Save the sheet as CSV and import that.',
  },
  importRow: {
    brokenQuotes: 'The quotes of the row do not close where a cell ends.',
    raggedRow: 'The row has {cells, plural, one {# cell} other {# cells}}; the first row has {width}.',
    missingValue: 'The {field} is empty.',
    tooLong: 'The {field} has {characters, number} characters; there is room for {most, number}.',
    notText: 'The {field} holds characters that are not text.',
    notAGtin: '“{text}” is not an EAN: {reason}.',
    checkDigit: 'The check digit of the EAN {ean} is wrong: {reason}.',
    notAQuantity: '“{text}” is not a quantity: a whole number from 1 to {most, number}, digits only.',
    duplicate: '{identifier} stands in line {line} already.',
    otherCustomer: 'An earlier row of the order names the customer {customer}.',
    tooManyLines: 'An order has at most {most} lines.',
    withheld: 'Another row of this order has an error. An order is imported completely or not at all.',
  },
  /** Fields in sentences; in languages other than English always at the beginning, before a colon. */
  importField: {
    name: 'name',
    identifier: 'article number',
    ean: 'EAN',
    orderNumber: 'order number',
    customer: 'customer',
    article: 'article',
    label: 'label',
    quantity: 'quantity',
  },
} as const;
