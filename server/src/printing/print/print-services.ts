import type { BoundedWork } from '../../foundation/work/bounded-work.ts';
import type { RenderServices } from '../../design/rendering/render-services.ts';
import type { ProgramServices } from '../../people/programs/program-services.ts';

/** Services of the handlers that print. */
export interface PrintServices extends RenderServices, ProgramServices {
  /** Print calls in hand: of one organisation, and of all. */
  readonly printCalls: BoundedWork;
}
