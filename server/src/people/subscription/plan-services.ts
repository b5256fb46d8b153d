import type { HttpConfig, Services } from '../../foundation/http/services.ts';
import type { OfferedPlans } from './subscription-templates.ts';

/** What handlers that offer subscriptions work with. */
export interface PlanServices extends Services {
  readonly config: HttpConfig & OfferedPlans;
}
