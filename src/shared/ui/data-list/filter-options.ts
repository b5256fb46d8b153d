import { uiTexts } from '../i18n';

/** One filter of a list, as its choice needs it. */
export interface FilterOptions {
  /** Name of what is filtered by. */
  label: string;
  options: readonly { value: string; text: string }[];
}

/** Returns the options of a filter with its name before each, the first of them "" for everything. */
export const namedOptions = ({ label, options }: FilterOptions): { value: string; label: string }[] =>
  [{ value: '', text: uiTexts.dataList.everything }, ...options].map(({ value, text }) => ({
    value,
    label: `${label}: ${text}`,
  }));
