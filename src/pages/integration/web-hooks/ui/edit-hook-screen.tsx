import { useMutation, useQueryClient } from '@tanstack/react-query';
import { orNotOffered, rereadOnConflict } from '@/shared/api';
import { paths } from '@/shared/routes';
import { PageFrame } from '@/shared/ui/page-frame';
import { changeWebHookMutation, deleteWebHookMutation } from '../api/web-hook-mutation';
import { webHookQueries } from '../api/web-hook-queries';
import type { WebHook, WebHookWithSecret } from '../api/web-hook-schema';
import { useWebHookForm } from '../model/use-web-hook-form';
import { valuesOf, webHookRequest, type WebHookValues } from '../model/web-hook-values';
import { HookStateBadge } from './badges';
import { DeliveryLog } from './delivery-log';
import { HookFields } from './hook-fields';
import { SecretSection } from './secret-section';
import { TestSection } from './test-section';
import { texts } from './texts';
import classes from './web-hooks.module.css';

interface EditHookScreenProps {
  hook: WebHook;
  onNewSecret: (hook: WebHookWithSecret) => void;
}

/** The form over one web hook, and what it was told. */
export function EditHookScreen({ hook, onNewSecret }: EditHookScreenProps) {
  const queries = useQueryClient();
  const { webHookId: id } = hook;
  const form = useWebHookForm(valuesOf(hook), String(id), hook.revision);
  const { mutateAsync: change } = useMutation(changeWebHookMutation());
  const { mutateAsync: remove } = useMutation(deleteWebHookMutation());
  const { reason } = form;
  const save = (values: WebHookValues, revision: number | undefined) =>
    rereadOnConflict(change({ id, revision, ...webHookRequest(values) }), queries, webHookQueries.all());
  return (
    <PageFrame
      title={hook.name}
      badge={<HookStateBadge isEnabled={hook.isEnabled} />}
      backTo={paths.webHooks}
      isChanged={form.isChanged}
      isRestored={form.isRestored}
      validate={() => (reason === '' ? { isValid: true } : { isValid: false, reason })}
      submit={{ kind: 'save', run: () => form.submit(save) }}
      onDiscard={form.discard}
      removal={{
        name: hook.name,
        run: () => orNotOffered(remove(id), texts.deleteNotOffered),
      }}
    >
      <div className={classes['form']}>
        <HookFields form={form} areFaultsShown hasSwitch />
        <SecretSection hook={hook} isBlocked={form.isChanged} onNewSecret={onNewSecret} />
        <TestSection id={id} />
        <DeliveryLog id={id} />
      </div>
    </PageFrame>
  );
}
