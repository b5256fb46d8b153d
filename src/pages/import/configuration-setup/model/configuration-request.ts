import { dataField, type MappedColumn } from 'label-core/import';
import type { ConfigurationRequest } from '@/entities/data-import';
import { readColumn } from './column-words';
import { fieldsOf, type ConfigurationValues } from './configuration-values';

/** The body of POST and PUT api/import/importConfiguration. */
export function configurationRequest(values: ConfigurationValues): ConfigurationRequest {
  const { kind, delimiter, hasHeader, onExisting, skipFaulty, labelIds } = values;
  return {
    name: values.name.trim(),
    fileEncoding: values.fileEncoding,
    targetGroups: values.groupId === undefined ? [] : [values.groupId],
    options: {
      kind,
      delimiter,
      hasHeader,
      mapping: mappingOf(values),
      onExisting,
      skipFaulty,
      labelIds: kind === 'articles' ? labelIds : [],
    },
  };
}

/** The columns that are named, those of values behind those of the fields. */
export function mappingOf({ kind, hasHeader, columns, data }: ConfigurationValues): MappedColumn[] {
  const own = fieldsOf(kind).flatMap((field) => {
    const column = readColumn(columns[field] ?? '', hasHeader);
    return column === undefined ? [] : [{ field, column }];
  });
  if (kind === 'orders') return own;
  const values = data.flatMap(({ key, column: words }) => {
    const column = readColumn(words, hasHeader);
    return column === undefined || key.trim() === '' ? [] : [{ field: dataField(key.trim()), column }];
  });
  return [...own, ...values];
}
