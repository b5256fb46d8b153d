import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { counterQueries, type Counter } from '@/entities/label';
import { useDateFormat } from '@/entities/preference';
import { orNotOffered, rereadOnConflict, toId } from '@/shared/api';
import { paths } from '@/shared/routes';
import { Facts } from '@/shared/ui/facts';
import { PageFrame } from '@/shared/ui/page-frame';
import { RecordStatus, useLastKnown } from '@/shared/ui/record-status';
import { changeCounterMutation, deleteCounterMutation } from '../api/counter-mutation';
import { texts } from '../i18n';
import { changedCounterRequest, useCounterForm, valuesOf, type CounterValues } from '../model/counter-form';
import { AllottedNumbers } from './allotted-numbers';
import { EnabledField, EndField } from './settings-fields';
import classes from './counter-form.module.css';

/** Screen of a saved counter: its end, whether it is enabled, and what it allotted. */
export function EditCounter({ id }: { id: string }) {
  const counters = useQuery({ ...counterQueries.list(), refetchOnMount: 'always' });
  const found = counters.data?.find(({ counterId }) => counterId === toId(id));
  const counter = useLastKnown(found, id);
  if (counter) return <EditCounterScreen counter={counter} />;
  return (
    <RecordStatus
      query={counters}
      isMissing={counters.data !== undefined}
      listPath={paths.counters}
      texts={texts}
      isOptionalCall
    />
  );
}

/** Form of one counter, with the numbers it allotted. */
function EditCounterScreen({ counter }: { counter: Counter }) {
  const queries = useQueryClient();
  const dateOf = useDateFormat();
  const { counterId: id, name, nextText, remaining, kind, reset, period } = counter;
  const form = useCounterForm(valuesOf(counter), String(id), counter.revision);
  const { mutateAsync: change } = useMutation(changeCounterMutation());
  const { mutateAsync: remove } = useMutation(deleteCounterMutation());
  const save = (values: CounterValues, revision: number | undefined) =>
    rereadOnConflict(
      change({ id, revision, ...changedCounterRequest(values) }),
      queries,
      counterQueries.all(),
    );
  return (
    <PageFrame
      title={name}
      description={texts.editDescription}
      backTo={paths.counters}
      form={form}
      submit={{ kind: 'save', run: () => form.submit(save) }}
      removal={{ name, run: () => orNotOffered(remove(id), texts.deleteNotOffered) }}
    >
      <div className={classes['form']}>
        <Facts
          facts={[
            [texts.next, nextText === '' ? texts.usedUp : nextText],
            [texts.left, texts.leftCount({ count: remaining })],
            [texts.kind, texts.kinds[kind]],
            [texts.reset, texts.resets[reset]],
            [texts.period, period],
            [texts.added, dateOf(counter.createdAt)],
          ]}
        />
        <EndField form={form} />
        <EnabledField form={form} />
        <AllottedNumbers id={id} />
      </div>
    </PageFrame>
  );
}
