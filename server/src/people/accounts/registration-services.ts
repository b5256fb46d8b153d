import type { PlanServices } from '../subscription/plan-services.ts';
import type { Registration } from './open-registration.ts';

/** What handlers that make organisations work with. */
export interface RegistrationServices extends PlanServices {
  readonly config: PlanServices['config'] & Registration;
}
