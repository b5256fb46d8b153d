import { Alert, Button, NativeSelect, Radio } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { onExistingChoices, type ImportKind } from 'label-core/import';
import { groupNames, groupQueries } from '@/entities/group';
import { labelHint } from '@/entities/data-import';
import { LabelChoice } from '@/entities/label';
import { texts } from '../i18n';
import type { ImportWizard } from '../model/use-import-wizard';
import classes from './import-data.module.css';

/** Returns the groups that this kind of import can target, with their paths as names. */
export function useTargetGroups(kind: ImportKind) {
  const { data, error, refetch } = useQuery(groupQueries.ofOrganization());
  const names = data ? groupNames(data) : [];
  const isOpen = (id: unknown) =>
    kind === 'articles' || data?.find((group) => group.id === id)?.groupSettings.allowOrderImportToThisGroup;
  return {
    groups: names.filter(({ id }) => isOpen(id)),
    isKnown: data !== undefined,
    isFailed: error !== null && data === undefined,
    retry: () => void refetch(),
  };
}
export type TargetGroups = ReturnType<typeof useTargetGroups>;

/** Fields for the target group and the handling of existing records. */
export function TargetFields({ wizard, groups }: { wizard: ImportWizard; groups: TargetGroups }) {
  const { state, changeRecords } = wizard;
  const { kind, groupId, onExisting } = state;
  const isArticles = kind === 'articles';
  return (
    <>
      <h3 className={classes['subtitle']}>{texts.targetTitle}</h3>
      {groups.isFailed && (
        <Alert color="red" role="alert">
          {texts.groupsFailed}{' '}
          <Button variant="default" size="compact-md" onClick={groups.retry}>
            {texts.retry}
          </Button>
        </Alert>
      )}
      {!isArticles && groups.isKnown && groups.groups.length === 0 ? (
        <Alert color="yellow">{texts.noOrderGroup}</Alert>
      ) : (
        <NativeSelect
          className={classes['narrow']}
          label={texts.group}
          description={isArticles ? texts.articleGroupHint : texts.orderGroupHint}
          size="md"
          required={!isArticles}
          value={groupId}
          data={[
            { value: '', label: isArticles ? texts.ownGroup : texts.chooseGroup },
            ...groups.groups.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={({ currentTarget: { value } }) => changeRecords({ groupId: value })}
        />
      )}
      {isArticles && (
        <LabelChoice
          label={texts.labels}
          isEvery
          description={labelHint(onExisting)}
          value={state.labelIds}
          onChange={(labelIds) =>
            changeRecords({ labelIds: labelIds.filter((id) => typeof id === 'number') })
          }
        />
      )}
      <Radio.Group
        label={texts.onExisting[kind]}
        value={onExisting}
        onChange={(value) =>
          changeRecords({ onExisting: onExistingChoices.find((one) => one === value) ?? 'update' })
        }
      >
        <div className={classes['choices']}>
          {onExistingChoices.map((one) => (
            <Radio key={one} value={one} size="md" label={texts.onExistingChoices[one]} />
          ))}
        </div>
      </Radio.Group>
    </>
  );
}
