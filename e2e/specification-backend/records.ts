/** Records with the fields of section 3 of the specification, and no others. */

export const variables = [
  { variableId: 1, variableName: 'Name', variableData: 'Plum tart', propertySize: 60 },
  { variableId: 2, variableName: 'Batch', variableData: 'A 7', propertySize: 20 },
];

export const labels = [
  { labelId: 1, name: 'Shelf label', variables },
  { labelId: 2, name: 'Box label', variables: variables.slice(0, 1) },
];

export const orders = [
  { orderId: 1, orderNumber: 'O-1001' },
  { orderId: 2, orderNumber: 'O-1002' },
];

export interface ArticleRecord {
  readonly id: number;
  readonly name: string;
  readonly externalIdentifier: string;
  readonly labels: readonly unknown[];
  readonly orders: readonly unknown[];
}

export const articles: readonly ArticleRecord[] = [
  { id: 1, name: 'Plum tart', externalIdentifier: 'P-100', labels, orders: [] },
  { id: 2, name: 'Rye bread', externalIdentifier: 'R-200', labels: labels.slice(0, 1), orders },
];

const noSettings = {
  useLabelsConnectedToArticlesGroup: false,
  useLabelsConnectedToOrdersGroup: false,
  useLabelsConnectedToUserDefaultGroup: false,
  allowOrderImportToThisGroup: false,
};
const modified = '2024-05-02T08:00:00Z';

export const groups = [
  { id: 1, name: 'All', parentGroupId: null, defaultPrinterId: null, modified, groupSettings: noSettings },
  { id: 2, name: 'Bakery', parentGroupId: 1, defaultPrinterId: 1, modified, groupSettings: noSettings },
];

/** The specification shows little of a printer: the other fields are those that the app needs. */
const model = { vendor: 'Zebra', model: 'ZD421', targetPrintQueue: 'Save to folder' };

export const printers = [
  { printerId: 1, name: 'Counter', displayName: 'Counter printer', isDefault: true, ...model },
  { printerId: 2, name: 'Store', displayName: 'Store printer', isDefault: false, ...model },
];

export const connectors = [{ id: 1, name: 'Shop', machineName: 'SHOP-PC', connectionStatus: 'Connected' }];

/** One version for each state of the review; its number is that of its state here. */
export const pendingVersions = [
  { labelId: 1, labelVersionId: 1, name: 'Shelf label', state: 'DataApprover' },
  { labelId: 1, labelVersionId: 2, name: 'Shelf label', state: 'DesignApprover' },
  { labelId: 2, labelVersionId: 3, name: 'Box label', state: 'Publisher' },
  { labelId: 2, labelVersionId: 4, name: 'Box label', state: 'Draft' },
];

/** Returns the content of a print file, ready for the helper. */
const pdf = (text: string) => Buffer.from(text).toString('base64');

export const printFile = (quantity: number) => ({
  printJobEntryId: 70,
  targetIpAddress: '',
  targetPort: null,
  targetPrintQueue: 'Save to folder',
  printFileName: 'label.pdf',
  useLocalPrinterDriver: false,
  pdfAsBase64String: pdf(`%PDF-1.4 ${quantity} labels`),
  orientation: 'portrait',
  scale: 'noscale',
  side: 'simplex',
  paperSize: '',
  customPaperSize: '',
});
