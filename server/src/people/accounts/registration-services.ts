import type { PlanServices } from '../subscription/plan-services.ts';
import type { Registration } from './require-registration.ts';

/** Services of the handlers that create organisations. */
export interface RegistrationServices extends PlanServices {
  readonly config: PlanServices['config'] & Registration;
}
