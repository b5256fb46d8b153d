import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { WebHookWithSecret } from '@/entities/web-hook';
import { paths, openedPath } from '@/shared/routes';
import { PageFrame } from '@/shared/ui/page-frame';
import { addWebHookMutation } from '../api/web-hook-mutation';
import { texts } from '../i18n';
import { NEW_WEB_HOOK, newWebHookRequest, useWebHookForm } from '../model/web-hook-form';
import { HookFields } from './hook-fields';
import { NewHookSecret } from './new-hook-secret';
import classes from './web-hook-form.module.css';

/** Form for a new web hook; after adding, its secret, and then its own screen with the test. */
export function AddWebHook() {
  const form = useWebHookForm(NEW_WEB_HOOK, 'new');
  const { mutateAsync: add } = useMutation(addWebHookMutation());
  const [made, setMade] = useState<WebHookWithSecret>();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  if (made) {
    return (
      <NewHookSecret
        hook={made}
        onDone={() => void navigate(openedPath(paths.webHooks, made.webHookId), { state, replace: true })}
      />
    );
  }
  return (
    <PageFrame
      title={texts.addTitle}
      description={texts.addDescription}
      backTo={paths.webHooks}
      form={form}
      submit={{
        kind: 'add',
        text: texts.add,
        run: async () => setMade(await form.submit((values) => add(newWebHookRequest(values)))),
        // Stays on this screen, which shows the secret next.
        landing: () => ({ path: pathname + search, state }),
      }}
    >
      <div className={classes['form']}>
        <HookFields form={form} hasSwitch={false} />
      </div>
    </PageFrame>
  );
}
