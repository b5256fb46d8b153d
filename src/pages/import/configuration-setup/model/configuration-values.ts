import {
  dataKey,
  importOptionsSchema,
  ownFields,
  type ImportField,
  type ImportKind,
  type ImportOptions,
} from 'label-core/import';
import * as z from 'zod/mini';
import type { ImportConfiguration } from '@/entities/data-import';
import { lenient, type Id } from '@/shared/api';
import { columnWords } from './column-words';

/** A value of an article and the column it comes from. */
export interface DataColumn {
  key: string;
  column: string;
}

/** A configuration as it is being entered. */
export interface ConfigurationValues {
  name: string;
  kind: ImportKind;
  fileEncoding: string;
  delimiter: ImportOptions['delimiter'];
  hasHeader: boolean;
  /** The columns of the fields every import of the kind has, as they are typed in. */
  columns: Readonly<Record<string, string>>;
  /** The values of articles that come from the file. */
  data: readonly DataColumn[];
  /** Undefined: the group of whoever imports. */
  groupId?: Id | undefined;
  onExisting: ImportOptions['onExisting'];
  skipFaulty: boolean;
  /** Labels that new articles get. */
  labelIds: readonly number[];
}

/** What is kept of the form in this tab. */
export const configurationDraftSchema = z.object({
  name: z.string(),
  kind: z.enum(['articles', 'orders']),
  fileEncoding: z.string(),
  delimiter: z.enum([',', ';', '\t', '|']),
  hasHeader: z.boolean(),
  columns: z.record(z.string(), z.string()),
  data: z.array(z.object({ key: z.string(), column: z.string() })),
  groupId: z.optional(lenient.id()),
  onExisting: z.enum(['update', 'skip', 'refuse']),
  skipFaulty: z.boolean(),
  labelIds: z.array(z.number()),
});

export const NEW_CONFIGURATION: ConfigurationValues = {
  name: '',
  kind: 'articles',
  fileEncoding: 'utf-8',
  delimiter: ',',
  hasHeader: true,
  columns: {},
  data: [],
  groupId: undefined,
  onExisting: 'update',
  skipFaulty: false,
  labelIds: [],
};

/** A saved configuration in the form; what this program cannot read of it is as in a new one. */
export function valuesOf({
  name,
  fileEncoding,
  targetGroups,
  options,
}: ImportConfiguration): ConfigurationValues {
  const [groupId] = targetGroups;
  const facts = { ...NEW_CONFIGURATION, name, fileEncoding, groupId };
  const read = importOptionsSchema.safeParse(options);
  if (!read.success) return facts;
  const { mapping, ...rest } = read.data;
  const columns: Record<string, string> = {};
  const data: DataColumn[] = [];
  for (const { field, column } of mapping) {
    const key = dataKey(field);
    if (key === undefined) columns[field] = columnWords(column);
    else data.push({ key, column: columnWords(column) });
  }
  return { ...facts, ...rest, columns, data };
}

/** The fields of a kind that have a column of their own, in the order they are shown. */
export const fieldsOf = (kind: ImportKind): readonly ImportField[] => ownFields[kind];
