import { texts } from '../i18n';
import type { TestRow } from './test-rows';

/** Returns the name of a row, or its number if it has no name. */
export const rowTitle = ({ name }: TestRow, index: number): string =>
  name.trim() || texts.row({ number: index + 1 });
