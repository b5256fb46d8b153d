import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { groupQueries } from '@/entities/group';
import { printerName, printerQueries } from '@/entities/printer';
import { type Id, toId } from '@/shared/api';
import type { FieldsProps } from '@/shared/lib/form';
import { texts } from '../i18n';
import type { GroupValues } from '../model/group-form';
import { parentChoices } from '../model/parent-choices';
import classes from './group-setup.module.css';

interface PlaceFieldsProps extends FieldsProps<GroupValues> {
  /** Undefined for a new group. */
  groupId: Id | undefined;
}

/** Fields for the name, the parent group, and the printer that the members print on. */
export function PlaceFields({ values, errors, change, groupId }: PlaceFieldsProps) {
  const { data: groups = [] } = useQuery(groupQueries.ofOrganization());
  const { data: printers = [] } = useQuery(printerQueries.list());
  const { choices, reason } = parentChoices(groups, groupId);
  return (
    <section className={classes['section']}>
      <h2>{texts.details}</h2>
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
        {choices.length > 0 && (
          <NativeSelect
            label={texts.parent}
            size="md"
            description={reason === 'holds-groups' ? texts.hasGroups : undefined}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            value={String(values.parentGroupId ?? choices[0]?.id)}
            error={errors['parentGroupId']}
            data={choices.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={(event) => change({ parentGroupId: toId(event.currentTarget.value) })}
          />
        )}
      </div>
      {groupId !== undefined && reason === 'is-first' && groups.length > 0 && (
        <p className={classes['hint']}>{texts.isRoot}</p>
      )}
      <NativeSelect
        label={texts.defaultPrinter}
        size="md"
        description={texts.defaultPrinterHint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={values.defaultPrinterId === undefined ? '' : String(values.defaultPrinterId)}
        error={errors['defaultPrinterId']}
        data={[
          { value: '', label: texts.noPrinter },
          ...printers.map((printer) => ({ value: String(printer.printerId), label: printerName(printer) })),
        ]}
        onChange={(event) => {
          const { value } = event.currentTarget;
          change({ defaultPrinterId: value === '' ? undefined : toId(value) });
        }}
      />
    </section>
  );
}
