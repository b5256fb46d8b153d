import { NativeSelect, TextInput } from '@mantine/core';
import type { FieldsProps } from '@/shared/lib/form';
import { texts } from '../i18n';
import type { ConfigurationValues } from '../model/configuration-form';
import { ColumnFields } from './column-fields';
import { FileFields } from './file-fields';
import { ImportingFields } from './importing-fields';
import classes from './setup.module.css';
import { ValueFields } from './value-fields';

const KINDS = ['articles', 'orders'] as const;

/** Fields of a configuration, in the order in which a file is read. */
export function ConfigurationFields(props: FieldsProps<ConfigurationValues>) {
  const { values, errors, change } = props;
  return (
    <div className={classes['form']}>
      <div className={classes['pair']}>
        <TextInput
          label={texts.name}
          size="md"
          required
          autoComplete="off"
          value={values.name}
          error={errors['name']}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <NativeSelect
          label={texts.kind}
          size="md"
          value={values.kind}
          data={KINDS.map((value) => ({ value, label: texts.kinds[value] }))}
          onChange={(event) =>
            change({ kind: event.currentTarget.value === 'orders' ? 'orders' : 'articles' })
          }
        />
      </div>
      <FileFields {...props} />
      <ColumnFields {...props} />
      {values.kind === 'articles' && <ValueFields {...props} />}
      <ImportingFields {...props} />
    </div>
  );
}
