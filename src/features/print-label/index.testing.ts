export { printerIsChosen, printHouse } from './testing/print-house';
export { aPrintFile, jam, printServer, shelfLabel, type Call } from './testing/print-server';
