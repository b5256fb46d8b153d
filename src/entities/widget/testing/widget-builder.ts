import type { Widget } from '../api/widget-schema';

/** Returns a widget that everybody sees and can print with; pass fields to change it. */
export function buildWidget(fields: Partial<Widget> = {}): Widget {
  return {
    id: 1,
    name: 'Product label',
    icon: 'barcode',
    labelId: 5,
    labelName: 'Shelf label',
    printerId: 9,
    printerName: 'ZT410-02',
    printerDisplayName: 'Packing line',
    variables: [],
    articleMode: 'groupOnly',
    clearInputAfterPrint: true,
    predefinedArticle: null,
    defaultQuantity: 1,
    width: 2,
    favoriteFor: [],
    assignedTo: [],
    favorite: false,
    revision: 1,
    localId: '',
    ...fields,
  };
}
