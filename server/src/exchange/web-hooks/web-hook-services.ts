import type { Services } from '../../foundation/http/services.ts';
import type { AddressRules } from './hook-address.ts';
import type { WebHookDelivery } from './web-hook-delivery.ts';

/** What handlers of web hooks work with. */
export interface WebHookServices extends Services {
  readonly webHooks: Pick<WebHookDelivery, 'wake' | 'deliverNow'> & { readonly rules: AddressRules };
}
