import { dataKey, type ImportField } from 'label-core/import';
import { texts } from '../i18n';

const names: Readonly<Record<string, string>> = texts.fields;

/** A field as the screen calls it. */
export const fieldTitle = (field: ImportField): string => dataKey(field) ?? names[field] ?? field;
