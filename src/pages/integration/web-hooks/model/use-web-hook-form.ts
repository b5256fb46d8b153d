import * as z from 'zod/mini';
import { useSessionUser } from '@/entities/session';
import { useDraftForm, type DraftForm } from '@/shared/lib/draft-form';
import { webHookFaults, type WebHookValues } from './web-hook-values';

const draftSchema = z.object({
  name: z.string(),
  url: z.string(),
  events: z.array(z.string()),
  isEnabled: z.boolean(),
});

/** The form over one web hook; `hook` is its id, or "new". */
export function useWebHookForm(saved: WebHookValues, hook: string, revision?: number): WebHookForm {
  const user = useSessionUser();
  return useDraftForm<WebHookValues>({
    owner: user?.userId ?? '',
    form: 'web-hook',
    thing: hook,
    revision,
    saved,
    schema: draftSchema,
    faultsOf: webHookFaults,
  });
}

export type WebHookForm = DraftForm<WebHookValues>;
