/** Common names of the variables that GS1 elements fill, folded: application identifier -> names. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  10: [
    'lot',
    'lotno',
    'lotnumber',
    'lotid',
    'batch',
    'batchno',
    'batchnumber',
    'charge',
    'chargennummer',
    'lote',
    'partie',
  ],
  11: [
    'production',
    'productiondate',
    'produced',
    'producedon',
    'proddate',
    'manufactured',
    'manufacturingdate',
    'mfgdate',
    'herstelldatum',
    'herstellungsdatum',
  ],
  13: ['packed', 'packedon', 'packagingdate', 'packdate', 'verpackungsdatum'],
  15: [
    'bestbefore',
    'bestbeforedate',
    'bestbeforeend',
    'bestby',
    'bbd',
    'bbe',
    'mhd',
    'mindesthaltbarkeitsdatum',
    'ddm',
  ],
  17: [
    'expiry',
    'expirydate',
    'expiration',
    'expirationdate',
    'expires',
    'expdate',
    'exp',
    'useby',
    'usebydate',
    'verfallsdatum',
    'dlc',
  ],
  21: ['serial', 'serialno', 'serialnumber', 'sn', 'seriennummer'],
  37: ['count', 'pieces', 'piececount', 'itemcount', 'units', 'anzahl', 'stuckzahl', 'stueckzahl'],
  310: ['netweight', 'netweightkg', 'weight', 'weightkg', 'nettogewicht', 'gewicht'],
};

/** Returns the application identifiers that match a variable's name or its display name. */
export function identifiersOf(name: string, label: string): string[] {
  const words = [folded(name), folded(label)];
  return Object.keys(SYNONYMS).filter((identifier) =>
    SYNONYMS[identifier]?.some((word) => words.includes(word)),
  );
}

/** Folds a name for comparison: “Expiry (YYMMDD)” becomes expiry. */
function folded(text: string): string {
  return text
    .replaceAll(/\([^)]*\)/g, '')
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}
