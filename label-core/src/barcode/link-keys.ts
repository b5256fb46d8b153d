/** A primary key of a GS1 Digital Link. */
interface LinkKey {
  /** Lists of identifiers that may follow it in the path, each in its order; only one list is used. */
  readonly qualifiers: readonly (readonly string[])[];
  /** Number of digits at its start that end in a check digit; without one, a key is not recognised in an address. */
  readonly checked?: number;
}

const ofTradeItem = ['22', '10', '21'] as const;

/**
 * Primary keys by application identifier.
 * Source: GS1 Digital Link Standard: URI Syntax 1.2, section 4; GS1 Barcode Syntax Dictionary, `dlpkey`.
 */
export const linkKeys: ReadonlyMap<string, LinkKey> = new Map<string, LinkKey>([
  ['00', { qualifiers: [], checked: 18 }],
  ['01', { qualifiers: [ofTradeItem, ['235']], checked: 14 }],
  ['253', { qualifiers: [], checked: 13 }],
  ['255', { qualifiers: [], checked: 13 }],
  ['401', { qualifiers: [] }],
  ['402', { qualifiers: [], checked: 17 }],
  ['414', { qualifiers: [['254'], ['7040']], checked: 13 }],
  ['415', { qualifiers: [['8020']], checked: 13 }],
  ['417', { qualifiers: [['7040']], checked: 13 }],
  ['8003', { qualifiers: [], checked: 14 }],
  ['8004', { qualifiers: [['7040']] }],
  ['8006', { qualifiers: [ofTradeItem], checked: 14 }],
  ['8010', { qualifiers: [['8011']] }],
  ['8013', { qualifiers: [] }],
  ['8017', { qualifiers: [['8019']], checked: 18 }],
  ['8018', { qualifiers: [['8019']], checked: 18 }],
]);
