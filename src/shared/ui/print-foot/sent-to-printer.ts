import { uiTexts } from '../i18n';

/** Returns the text shown after the printer has received the labels; the same on every screen that prints. */
export const sentToPrinter = (count: number): string => uiTexts.printFoot.sent({ count });
