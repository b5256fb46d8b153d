import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { groupNames, groupQueries } from '@/entities/group';
import type { FieldsProps } from '@/shared/lib/form';
import { texts } from '../i18n';
import type { OrderValues } from '../model/order-form';
import classes from './order.module.css';

export function FactsSection({ values, errors, change }: FieldsProps<OrderValues>) {
  const { data: groups } = useQuery(groupQueries.ofOrganization());
  const { groupId } = values;
  const names = groups ? groupNames(groups) : [];
  const isListed = groupId === '' || names.some(({ id }) => String(id) === groupId);
  return (
    <section className={classes['facts']}>
      <h2>{texts.details}</h2>
      <TextInput
        label={texts.orderNumber}
        description={texts.orderNumberHint}
        size="md"
        required
        autoComplete="off"
        spellCheck={false}
        value={values.orderNumber}
        error={errors['orderNumber']}
        onChange={(event) => change({ orderNumber: event.currentTarget.value })}
      />
      <TextInput
        label={texts.customer}
        size="md"
        autoComplete="off"
        dir="auto"
        value={values.customer}
        error={errors['customer']}
        onChange={(event) => change({ customer: event.currentTarget.value })}
      />
      <NativeSelect
        label={texts.group}
        description={texts.groupHint}
        size="md"
        value={groupId}
        error={errors['groupId']}
        data={[
          ...(groupId === '' ? [{ value: '', label: texts.mainGroup }] : []),
          // Until the groups are loaded, the order's own group is shown by its number.
          ...(isListed ? [] : [{ value: groupId, label: groupId }]),
          ...names.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={(event) => change({ groupId: event.currentTarget.value })}
      />
    </section>
  );
}
