import { uiTexts } from '../i18n';

/** What is said where the printer has got the labels: the same words on every screen that prints. */
export const sentToPrinter = (count: number): string => uiTexts.printFoot.sent({ count });
