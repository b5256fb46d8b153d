import { HttpError } from '../http/http-error.ts';
import type { Store } from '../store/store.ts';
import { organizations } from '../store/schema/index.ts';

/**
 * Refuses a call for an organisation that is paused or cancelled: read at every call, because access tokens outlive
 * the decision by minutes. @throws HttpError 403 with the specification's sentence
 */
export async function requireActive(store: Store, organizationId: number): Promise<void> {
  const [organization] = await store.asOrganization(organizationId, (transaction) =>
    transaction.select({ subscription: organizations.subscription }).from(organizations),
  );
  if (organization?.subscription.status === 'Active') return;
  throw new HttpError(403, 'The organization is canceled/paused');
}
