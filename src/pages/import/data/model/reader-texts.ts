import { importLimits } from 'label-core/import';
import { texts } from '../i18n';

const { reader } = texts;

/** Returns the sentences the worker answers with: it knows no language itself. */
export const readerTexts = () => ({
  ...reader,
  tooManyRows: reader.tooManyRows({ most: importLimits.rows }),
});
export type ReaderTexts = Readonly<ReturnType<typeof readerTexts>>;
