import { texts } from '../i18n';
import type { TestRow } from './test-rows';

/** The name of a row; its number where it has none. */
export const rowTitle = ({ name }: TestRow, index: number): string =>
  name.trim() || texts.row({ number: index + 1 });
