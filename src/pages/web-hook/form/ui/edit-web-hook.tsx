import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDateFormat } from '@/entities/preference';
import { HookStateBadge, webHookQueries, type WebHook, type WebHookWithSecret } from '@/entities/web-hook';
import { orNotOffered, rereadOnConflict, toId } from '@/shared/api';
import { paths } from '@/shared/routes';
import { KeySection } from '@/shared/ui/created-secret';
import { PageFrame } from '@/shared/ui/page-frame';
import { RecordStatus, useLastKnown } from '@/shared/ui/record-status';
import {
  changeWebHookMutation,
  deleteWebHookMutation,
  renewHookSecretMutation,
} from '../api/web-hook-mutation';
import { texts } from '../i18n';
import { useWebHookForm, valuesOf, webHookRequest, type WebHookValues } from '../model/web-hook-form';
import { DeliveryLog } from './delivery-log';
import { HookFields } from './hook-fields';
import { NewHookSecret } from './new-hook-secret';
import { TestSection } from './test-section';
import classes from './web-hook-form.module.css';

/** Screen of a saved web hook: change, test, renew the secret, delete. */
export function EditWebHook({ id }: { id: string }) {
  const hooks = useQuery({ ...webHookQueries.list(), refetchOnMount: 'always' });
  const found = hooks.data?.find(({ webHookId }) => webHookId === toId(id));
  const hook = useLastKnown(found, id);
  const [made, setMade] = useState<WebHookWithSecret>();
  if (made) return <NewHookSecret hook={made} onDone={() => setMade(undefined)} />;
  if (hook) return <EditHookScreen hook={hook} onNewSecret={setMade} />;
  return (
    <RecordStatus
      query={hooks}
      isMissing={hooks.data !== undefined}
      listPath={paths.webHooks}
      texts={texts}
      isOptionalCall
    />
  );
}

interface EditHookScreenProps {
  hook: WebHook;
  onNewSecret: (hook: WebHookWithSecret) => void;
}

/** Form of one web hook, with the log of its deliveries. */
function EditHookScreen({ hook, onNewSecret }: EditHookScreenProps) {
  const queries = useQueryClient();
  const dateOf = useDateFormat();
  const { webHookId: id } = hook;
  const form = useWebHookForm(valuesOf(hook), String(id), hook.revision);
  const { mutateAsync: change } = useMutation(changeWebHookMutation());
  const { mutateAsync: remove } = useMutation(deleteWebHookMutation());
  const renewal = useMutation(renewHookSecretMutation());
  const save = (values: WebHookValues, revision: number | undefined) =>
    rereadOnConflict(change({ id, revision, ...webHookRequest(values) }), queries, webHookQueries.all());
  return (
    <PageFrame
      title={hook.name}
      badge={<HookStateBadge isEnabled={hook.isEnabled} />}
      backTo={paths.webHooks}
      form={form}
      submit={{ kind: 'save', run: () => form.submit(save) }}
      removal={{
        name: hook.name,
        run: () => orNotOffered(remove(id), texts.deleteNotOffered),
      }}
    >
      <div className={classes['form']}>
        <HookFields form={form} hasSwitch />
        <KeySection
          title={texts.secretTitle}
          facts={[
            [texts.secretMade, dateOf(hook.secretCreatedAt)],
            [
              texts.previous,
              hook.previousSecretEndsAt !== '' &&
                texts.validUntil({ when: dateOf(hook.previousSecretEndsAt) }),
            ],
          ]}
          name={hook.name}
          explain={(hours) => (hours === 0 ? texts.renewAtOnce : texts.renewWithOverlap({ hours }))}
          isBlocked={form.isChanged}
          renewal={renewal}
          onRenew={(overlapHours) => renewal.mutate({ id, overlapHours }, { onSuccess: onNewSecret })}
        />
        <TestSection id={id} />
        <DeliveryLog id={id} />
      </div>
    </PageFrame>
  );
}
