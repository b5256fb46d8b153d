import { Checkbox, NativeSelect, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { onExistingChoices } from 'label-core/import';
import { Suspense } from 'react';
import { groupNames, groupQueries } from '@/entities/group';
import type { FieldsProps } from '@/shared/lib/form';
import { lazyPart } from '@/shared/ui/lazy-part';
import { texts } from '../i18n';
import type { ConfigurationValues } from '../model/configuration-form';
import classes from './setup.module.css';

/** Loaded after the rest, which does not wait for the list of labels. */
const ArticleLabels = lazyPart(async () => ({ default: (await import('./article-labels')).ArticleLabels }));

/** Fields for the target group, and for the handling of existing records and faulty rows. */
export function ImportingFields({ values, errors, change }: FieldsProps<ConfigurationValues>) {
  const groups = useQuery(groupQueries.ofOrganization());
  const { kind, groupId } = values;
  const known = groups.data ?? [];
  const isListed = groupId === undefined || known.some(({ id }) => id === groupId);
  const open = new Set(
    known.filter(({ groupSettings }) => groupSettings.allowOrderImportToThisGroup).map(({ id }) => id),
  );
  return (
    <section className={classes['section']}>
      <h2>{texts.importing}</h2>
      <div className={classes['pair']}>
        <NativeSelect
          label={texts.group}
          size="md"
          value={groupId === undefined ? '' : String(groupId)}
          error={errors['targetGroups']}
          data={[
            { value: '', label: texts.ownGroup },
            ...(isListed ? [] : [{ value: String(groupId), label: texts.savedGroup }]),
            ...groupNames(known).map(({ id, name }) => {
              const isClosed = kind === 'orders' && !open.has(id);
              return {
                value: String(id),
                label: isClosed ? texts.notOpen({ group: name }) : name,
                disabled: isClosed && id !== groupId,
              };
            }),
          ]}
          onChange={(event) => {
            const chosen = known.find(({ id }) => String(id) === event.currentTarget.value);
            change({ groupId: chosen?.id });
          }}
        />
        <NativeSelect
          label={texts.onExisting[kind]}
          size="md"
          value={values.onExisting}
          data={onExistingChoices.map((value) => ({ value, label: texts.existing[value] }))}
          onChange={(event) => {
            const chosen = onExistingChoices.find((one) => one === event.currentTarget.value);
            if (chosen) change({ onExisting: chosen });
          }}
        />
      </div>
      <p className={classes['hint']}>
        {groups.error ? texts.groupsMissing : kind === 'orders' && texts.groupHint}
      </p>
      {kind === 'articles' && (
        <Suspense fallback={<Skeleton height={120} />}>
          <ArticleLabels
            value={values.labelIds}
            onExisting={values.onExisting}
            onChange={(labelIds) => change({ labelIds })}
          />
        </Suspense>
      )}
      {values.kind === 'articles' && (
        <Checkbox
          label={texts.underscoredAsBold}
          size="md"
          checked={values.underscoredAsBold}
          onChange={(event) => change({ underscoredAsBold: event.currentTarget.checked })}
        />
      )}
      <Checkbox
        label={texts.skipFaulty}
        description={texts.skipFaultyHint}
        size="md"
        checked={values.skipFaulty}
        onChange={(event) => change({ skipFaulty: event.currentTarget.checked })}
      />
    </section>
  );
}
