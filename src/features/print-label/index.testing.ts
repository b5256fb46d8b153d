export { printerIsChosen } from './testing/printer-is-chosen';
export { aPrintFile, jam, printCalls, printServer, shelfLabel } from './testing/print-server';
export { titleField } from './testing/title-field';
