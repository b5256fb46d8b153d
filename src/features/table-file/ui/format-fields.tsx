import { NativeSelect, Switch } from '@mantine/core';
import { csvDelimiters, encodingName, fileEncodings } from 'label-core/import';
import { texts } from '../i18n';
import type { FileFormat, FileLook } from '../model/file-look';
import classes from './table-file.module.css';

const DELIMITERS = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const;

interface FormatFieldsProps {
  look: FileLook;
  /** Rows pasted from a table, whose characters are known. */
  isPasted?: boolean;
  onChange: (patch: Partial<FileFormat>) => void;
}

/** Fields for the format in which a file is read. */
export function FormatFields({
  look: { format, isWorkbook, sheets },
  isPasted = false,
  onChange,
}: FormatFieldsProps) {
  return (
    <div className={classes['chips']}>
      {isWorkbook && (
        <NativeSelect
          label={texts.sheet}
          value={format.sheet}
          data={[...sheets]}
          onChange={({ currentTarget: { value } }) => onChange({ sheet: value })}
        />
      )}
      {!isWorkbook && !isPasted && (
        <NativeSelect
          label={texts.encoding}
          value={format.encoding}
          data={fileEncodings.map((value) => ({ value, label: encodingName(value) }))}
          onChange={({ currentTarget: { value } }) => {
            const encoding = fileEncodings.find((one) => one === value);
            if (encoding) onChange({ encoding });
          }}
        />
      )}
      {!isWorkbook && (
        <NativeSelect
          label={texts.delimiter}
          value={format.delimiter}
          data={csvDelimiters.map((value) => ({ value, label: texts.delimiters[DELIMITERS[value]] }))}
          onChange={({ currentTarget: { value } }) => {
            const delimiter = csvDelimiters.find((one) => one === value);
            if (delimiter) onChange({ delimiter });
          }}
        />
      )}
      <Switch
        className={classes['switch']}
        label={texts.hasHeader}
        size="md"
        checked={format.hasHeader}
        onChange={({ currentTarget: { checked } }) => onChange({ hasHeader: checked })}
      />
    </div>
  );
}
