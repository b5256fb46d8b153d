import type { RenderServices } from '../../design/rendering/render-services.ts';
import type { ProgramServices } from '../../people/programs/program-services.ts';

/** What handlers that print work with. */
export interface PrintServices extends RenderServices, ProgramServices {}
