import * as z from 'zod/mini';
import { useSessionUser } from '@/entities/session';
import { lenient } from '@/shared/api';
import { useDraftForm, type DraftForm } from '@/shared/lib/draft-form';
import { connectorFaults, isSameEntry, type ConnectorValues } from './connector-values';

const draftSchema = z.object({
  name: z.string(),
  isEnabled: z.boolean(),
  labelIds: z.array(lenient.id()),
});

/** The form over one connector; `connector` is its id, or "new". */
export function useConnectorForm(
  saved: ConnectorValues,
  connector: string,
  revision?: number,
): ConnectorForm {
  const user = useSessionUser();
  return useDraftForm<ConnectorValues>({
    owner: user?.userId ?? '',
    form: 'connector',
    thing: connector,
    revision,
    saved,
    schema: draftSchema,
    faultsOf: connectorFaults,
    isSame: isSameEntry,
  });
}

export type ConnectorForm = DraftForm<ConnectorValues>;
