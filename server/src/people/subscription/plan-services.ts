import type { HttpConfig, Services } from '../../foundation/http/services.ts';
import type { OfferedPlans } from './subscription-templates.ts';

/** Services of the handlers that offer subscriptions. */
export interface PlanServices extends Services {
  readonly config: HttpConfig & OfferedPlans;
}
