import { fieldName, importLimits, missingFields } from 'label-core/import';
import { faultsOf, type FormFaults } from '@/shared/lib/form-faults';
import { NAME_CHARACTERS } from '../config/limits';
import { readColumn } from './column-words';
import { mappingOf } from './configuration-request';
import { fieldsOf, type ConfigurationValues } from './configuration-values';

const FAULTS = {
  noName: 'Give the configuration a name.',
  tooLong: (limit: number) => `At most ${limit} characters.`,
  missing: (names: readonly string[]) => `Say which column holds the ${names.join(' or the ')}.`,
  noColumn: (hasHeader: boolean) =>
    hasHeader
      ? 'A heading of the file, or a place such as #3.'
      : 'Without headings a column is its place: 1 for the first.',
  noKey: 'Name the value as the labels do.',
  sameKey: (key: string) => `${key} is there twice.`,
} as const;

/** The field of the form one of our fields stands in: an article has a name too. */
export const columnFault = (field: string) => `columns.${field}`;

/** The field of the form a value's name or column stands in. */
export const dataFault = (part: 'key' | 'column', index: number) => `data.${index}.${part}`;

/** What keeps a configuration from being saved, by field, in the order of the form. */
export function configurationFaults(values: ConfigurationValues): FormFaults {
  return {
    ...faultsOf({ name: nameFault(values.name.trim()) }),
    ...faultsOf(columnFaults(values)),
    ...(values.kind === 'articles' ? faultsOf(dataFaults(values)) : {}),
  };
}

function nameFault(name: string): string | undefined {
  if (name === '') return FAULTS.noName;
  return name.length > NAME_CHARACTERS ? FAULTS.tooLong(NAME_CHARACTERS) : undefined;
}

function columnFaults(values: ConfigurationValues): Record<string, string | undefined> {
  const { kind, hasHeader, columns } = values;
  const missing = missingFields({ kind, mapping: mappingOf(values) });
  return Object.fromEntries(
    fieldsOf(kind).map((field) => {
      const name = columnFault(field);
      const words = columns[field] ?? '';
      if (words.trim() !== '')
        return [name, readColumn(words, hasHeader) === undefined ? FAULTS.noColumn(hasHeader) : undefined];
      const group = missing.find(([first]) => first === field);
      return [name, group && FAULTS.missing(group.map(fieldName))];
    }),
  );
}

function dataFaults({ data, hasHeader }: ConfigurationValues): Record<string, string | undefined> {
  const seen = new Set<string>();
  return Object.fromEntries(
    data.flatMap(({ key, column }, index) => {
      const name = key.trim();
      const isTwice = seen.has(name);
      seen.add(name);
      return [
        [dataFault('key', index), keyFault(name, isTwice)],
        [
          dataFault('column', index),
          readColumn(column, hasHeader) === undefined ? FAULTS.noColumn(hasHeader) : undefined,
        ],
      ];
    }),
  );
}

function keyFault(key: string, isTwice: boolean): string | undefined {
  if (key === '') return FAULTS.noKey;
  if (key.length > importLimits.key) return FAULTS.tooLong(importLimits.key);
  return isTwice ? FAULTS.sameKey(key) : undefined;
}
