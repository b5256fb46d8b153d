import { texts } from '../i18n';
import type { FileColumn } from './file-look';

/** Returns the heading of a column, or its number where it has none. */
export const columnTitle = ({ title, index }: Pick<FileColumn, 'title' | 'index'>): string =>
  title.trim() === '' ? texts.column({ number: index + 1 }) : title;
