import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toId } from '@/shared/api';
import { paths } from '@/shared/routes';
import { SubjectFrame, useLastKnown } from '@/shared/ui/subject-frame';
import { webHookQueries } from '../api/web-hook-queries';
import type { WebHookWithSecret } from '../api/web-hook-schema';
import { EditHookScreen } from './edit-hook-screen';
import { NewHookSecret } from './new-hook-secret';
import { texts } from './texts';

/** A web hook as it is now, to be changed, tried, given a secret, or deleted. */
export function EditWebHook({ id }: { id: string }) {
  const hooks = useQuery({ ...webHookQueries.list(), refetchOnMount: 'always' });
  const found = hooks.data?.find(({ webHookId }) => webHookId === toId(id));
  const hook = useLastKnown(found, id);
  const [made, setMade] = useState<WebHookWithSecret>();
  if (made) return <NewHookSecret hook={made} onDone={() => setMade(undefined)} />;
  if (hook) return <EditHookScreen hook={hook} onNewSecret={setMade} />;
  return (
    <SubjectFrame
      query={hooks}
      isMissing={hooks.data !== undefined}
      listPath={paths.webHooks}
      texts={texts}
      isOptionalCall
    />
  );
}
