import * as z from 'zod/mini';
import { useSessionUser } from '@/entities/session';
import { useDraftForm, type DraftForm } from '@/shared/lib/draft-form';
import { clientFaults, type ClientValues } from './client-values';

const draftSchema = z.object({
  name: z.string(),
  scopes: z.array(z.string()),
  expiresOn: z.string(),
  isEnabled: z.boolean(),
});

/** The server's name of a field, where it is not the form's. */
const FIELD_OF: Readonly<Record<string, string>> = { expiresAt: 'expiresOn' };

/** The form over one client; `client` is its id, or "new". */
export function useClientForm(saved: ClientValues, client: string, revision?: number): ClientForm {
  const user = useSessionUser();
  return useDraftForm<ClientValues>({
    owner: user?.userId ?? '',
    form: 'integration-client',
    thing: client,
    revision,
    saved,
    schema: draftSchema,
    faultsOf: clientFaults,
    serverFaultsOf: (problems) =>
      Object.fromEntries(problems.map(({ field, message }) => [FIELD_OF[field] ?? field, message])),
  });
}

export type ClientForm = DraftForm<ClientValues>;
