import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { groupNames, groupQueries } from '@/entities/group';
import type { FieldsProps } from '@/shared/lib/form';
import { texts } from '../i18n';
import type { ArticleValues } from '../model/article-form';
import classes from './article.module.css';
import { IdentifierField } from './identifier-field';

interface FactsSectionProps extends FieldsProps<ArticleValues> {
  isNew: boolean;
}

export function FactsSection({ values, errors, change, isNew }: FactsSectionProps) {
  const { data: groups } = useQuery(groupQueries.ofOrganization());
  const { groupId } = values;
  const names = groups ? groupNames(groups) : [];
  const isListed = groupId === '' || names.some(({ id }) => String(id) === groupId);
  return (
    <section className={classes['section']}>
      <h2>{texts.details}</h2>
      <TextInput
        label={texts.name}
        size="md"
        required
        autoComplete="off"
        dir="auto"
        value={values.name}
        error={errors['name']}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <IdentifierField
        value={values.externalIdentifier}
        error={errors['externalIdentifier']}
        onChange={(externalIdentifier) => change({ externalIdentifier })}
      />
      <NativeSelect
        label={texts.group}
        description={texts.groupHint}
        size="md"
        value={groupId}
        error={errors['groupId']}
        data={[
          ...(isNew || groupId === '' ? [{ value: '', label: texts.mainGroup }] : []),
          // Until the groups are loaded, the article's own group is shown by its number.
          ...(isListed ? [] : [{ value: groupId, label: groupId }]),
          ...names.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={(event) => change({ groupId: event.currentTarget.value })}
      />
    </section>
  );
}
