import { useMutation } from '@tanstack/react-query';
import { orNotOffered } from '@/shared/api';
import { paths } from '@/shared/routes';
import { PageFrame } from '@/shared/ui/page-frame';
import { addCounterMutation } from '../api/counter-mutation';
import { texts } from '../i18n';
import { NEW_COUNTER, newCounterRequest, useCounterForm } from '../model/counter-form';
import { FormatFields } from './format-fields';
import { EndField } from './settings-fields';
import classes from './counter-form.module.css';

/** Form for a new counter. */
export function AddCounter() {
  const form = useCounterForm(NEW_COUNTER, 'new');
  const { mutateAsync: add } = useMutation(addCounterMutation());
  const send = () =>
    orNotOffered(
      form.submit((values) => add(newCounterRequest(values))),
      texts.addNotOffered,
    );
  return (
    <PageFrame
      title={texts.addTitle}
      description={texts.addDescription}
      backTo={paths.counters}
      form={form}
      submit={{ kind: 'add', text: texts.add, run: send }}
    >
      <div className={classes['form']}>
        <FormatFields form={form} />
        <EndField form={form} />
      </div>
    </PageFrame>
  );
}
