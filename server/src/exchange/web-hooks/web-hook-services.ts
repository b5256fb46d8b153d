import type { Services } from '../../foundation/http/services.ts';
import type { AddressRules } from './hook-address.ts';
import type { WebHookDelivery } from './web-hook-delivery.ts';

/** Services of the handlers of web hooks. */
export interface WebHookServices extends Services {
  readonly webHooks: Pick<WebHookDelivery, 'wake' | 'deliverNow'> & { readonly rules: AddressRules };
}
