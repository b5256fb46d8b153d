import { Checkbox, NativeSelect } from '@mantine/core';
import { csvDelimiters, encodingName, fileEncodings } from 'label-core/import';
import type { FieldsProps } from '@/shared/lib/form';
import { texts } from '../i18n';
import type { ConfigurationValues } from '../model/configuration-form';
import classes from './setup.module.css';

const DELIMITERS = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const;

/** Fields for the file format: encoding, delimiter and headings. */
export function FileFields({ values, errors, change }: FieldsProps<ConfigurationValues>) {
  return (
    <section className={classes['section']}>
      <h2>{texts.file}</h2>
      <div className={classes['pair']}>
        <NativeSelect
          label={texts.encoding}
          size="md"
          value={values.fileEncoding}
          error={errors['fileEncoding']}
          data={fileEncodings.map((value) => ({ value, label: encodingName(value) }))}
          onChange={(event) => change({ fileEncoding: event.currentTarget.value })}
        />
        <NativeSelect
          label={texts.delimiter}
          size="md"
          value={values.delimiter}
          data={csvDelimiters.map((value) => ({ value, label: texts.delimiters[DELIMITERS[value]] }))}
          onChange={(event) => {
            const chosen = csvDelimiters.find((one) => one === event.currentTarget.value);
            if (chosen) change({ delimiter: chosen });
          }}
        />
      </div>
      <p className={classes['hint']}>{texts.encodingHint}</p>
      <Checkbox
        label={texts.hasHeader}
        size="md"
        checked={values.hasHeader}
        onChange={(event) => change({ hasHeader: event.currentTarget.checked })}
      />
    </section>
  );
}
