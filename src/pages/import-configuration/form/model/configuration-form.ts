import * as z from 'zod/mini';
import {
  dataField,
  dataKey,
  type ImportField,
  type ImportKind,
  importLimits,
  importOptionsSchema,
  type MappedColumn,
  missingFields,
  ownFields,
} from 'label-core/import';
import {
  type ConfigurationRequest,
  configurationSettingsSchema,
  type ImportConfiguration,
} from '@/entities/data-import';
import { lenient } from '@/shared/api';
import {
  definedErrors,
  type DraftForm,
  type FormErrors,
  type FormValues,
  trimTexts,
  useDraftForm,
} from '@/shared/lib/form';
import { NAME_CHARACTERS } from '@/shared/config';
import { texts } from '../i18n';
import { formatColumn, readColumn } from './typed-column';

const configurationDraftSchema = z.extend(configurationSettingsSchema, {
  kind: z.enum(['articles', 'orders']),
  delimiter: z.enum([',', ';', '\t', '|']),
  hasHeader: z.boolean(),
  /** Columns of the fixed fields of the import kind, as typed. */
  columns: z.record(z.string(), z.string()),
  /** The values of articles that come from the file, and the column of each. */
  data: z.array(z.object({ key: z.string(), column: z.string() })),
  /** Undefined: the group of the person who imports. */
  groupId: z.optional(lenient.id()),
  onExisting: z.enum(['update', 'skip', 'refuse']),
  skipFaulty: z.boolean(),
  underscoredAsBold: z.boolean(),
  /** Labels that are connected to new articles. */
  labelIds: z.array(z.number()),
});

/** Form values of a configuration. */
export type ConfigurationValues = FormValues<typeof configurationDraftSchema>;

/** A value of an article and the column it comes from. */
export type DataColumn = ConfigurationValues['data'][number];

export const NEW_CONFIGURATION: ConfigurationValues = {
  ...configurationSettingsSchema.parse({}),
  kind: 'articles',
  delimiter: ',',
  hasHeader: true,
  columns: {},
  data: [],
  groupId: undefined,
  onExisting: 'update',
  skipFaulty: false,
  underscoredAsBold: false,
  labelIds: [],
};

/** Returns the form values of a saved configuration; options that cannot be parsed get the values of a new one. */
export function valuesOf({ targetGroups, options, ...saved }: ImportConfiguration): ConfigurationValues {
  const [groupId] = targetGroups;
  const facts = { ...NEW_CONFIGURATION, ...configurationSettingsSchema.parse(saved), groupId };
  const read = importOptionsSchema.safeParse(options);
  if (!read.success) return facts;
  const { mapping, underscoredAsBold = false, ...rest } = read.data;
  const columns: Record<string, string> = {};
  const data: DataColumn[] = [];
  for (const { field, column } of mapping) {
    const key = dataKey(field);
    if (key === undefined) columns[field] = formatColumn(column);
    else data.push({ key, column: formatColumn(column) });
  }
  return { ...facts, ...rest, underscoredAsBold, columns, data };
}

/** Returns the fixed fields of a kind, in the order in which they are shown. */
export const fieldsOf = (kind: ImportKind): readonly ImportField[] => ownFields[kind];

/** Returns the body of POST and PUT api/import/importConfiguration. */
export function configurationRequest(values: ConfigurationValues): ConfigurationRequest {
  const { kind, delimiter, hasHeader, onExisting, skipFaulty, underscoredAsBold, labelIds } = values;
  return {
    ...trimTexts(configurationSettingsSchema.parse(values)),
    targetGroups: values.groupId === undefined ? [] : [values.groupId],
    options: {
      kind,
      delimiter,
      hasHeader,
      mapping: mappingOf(values),
      onExisting,
      skipFaulty,
      ...(kind === 'articles' && underscoredAsBold && { underscoredAsBold }),
      labelIds: kind === 'articles' ? labelIds : [],
    },
  };
}

/** Returns the mapped columns: those of the fixed fields, then those of values. */
function mappingOf({ kind, hasHeader, columns, data }: ConfigurationValues): MappedColumn[] {
  const own = fieldsOf(kind).flatMap((field) => {
    const column = readColumn(columns[field] ?? '', hasHeader);
    return column === undefined ? [] : [{ field, column }];
  });
  if (kind === 'orders') return own;
  const values = data.flatMap(({ key, column: typed }) => {
    const column = readColumn(typed, hasHeader);
    return column === undefined || key.trim() === '' ? [] : [{ field: dataField(key.trim()), column }];
  });
  return [...own, ...values];
}

const { errors } = texts;

/** Errors of required columns, by the first field of their group. */
const missingErrors: Readonly<Record<string, string>> = errors.missing;

/** Returns the form field for the column of a fixed field; the prefix avoids a conflict with the name of the configuration. */
export const columnError = (field: string) => `columns.${field}`;

/** Returns the form field for the name or column of a value. */
export const dataError = (part: 'key' | 'column', index: number) => `data.${index}.${part}`;

/** Returns the errors that prevent a save, by field, in the order of the form. */
export function configurationErrors(values: ConfigurationValues): FormErrors {
  return {
    ...definedErrors({ name: nameError(values.name.trim()) }),
    ...definedErrors(columnErrors(values)),
    ...(values.kind === 'articles' ? definedErrors(dataErrors(values)) : {}),
  };
}

function nameError(name: string): string | undefined {
  if (name === '') return errors.noName;
  return name.length > NAME_CHARACTERS ? errors.tooLong({ most: NAME_CHARACTERS }) : undefined;
}

function columnErrors(values: ConfigurationValues): Record<string, string | undefined> {
  const { kind, hasHeader, columns } = values;
  const missing = missingFields({ kind, mapping: mappingOf(values) });
  return Object.fromEntries(
    fieldsOf(kind).map((field) => {
      const name = columnError(field);
      const typed = columns[field] ?? '';
      if (typed.trim() !== '') return [name, columnFault(typed, hasHeader)];
      return [name, missing.some(([first]) => first === field) ? missingErrors[field] : undefined];
    }),
  );
}

function columnFault(typed: string, hasHeader: boolean): string | undefined {
  if (readColumn(typed, hasHeader) !== undefined) return undefined;
  return hasHeader ? errors.noHeading : errors.noPlace;
}

function dataErrors({ data, hasHeader }: ConfigurationValues): Record<string, string | undefined> {
  const seen = new Set<string>();
  return Object.fromEntries(
    data.flatMap(({ key, column }, index) => {
      const name = key.trim();
      const isTwice = seen.has(name);
      seen.add(name);
      return [
        [dataError('key', index), keyError(name, isTwice)],
        [dataError('column', index), columnFault(column, hasHeader)],
      ];
    }),
  );
}

function keyError(key: string, isTwice: boolean): string | undefined {
  if (key === '') return errors.noKey;
  if (key.length > importLimits.key) return errors.tooLong({ most: importLimits.key });
  return isTwice ? errors.sameKey({ name: key }) : undefined;
}

/** Returns the form state of a configuration; `configuration` is its id, or "new". */
export function useConfigurationForm(
  saved: ConfigurationValues,
  configuration: string,
  revision?: number,
): ConfigurationForm {
  return useDraftForm<ConfigurationValues>({
    form: 'import-configuration',
    recordId: configuration,
    revision,
    saved,
    schema: configurationDraftSchema,
    errorsOf: configurationErrors,
  });
}

export type ConfigurationForm = DraftForm<ConfigurationValues>;
